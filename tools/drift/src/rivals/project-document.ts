import type { OperationKey } from '@soe/contracts'

type Json = unknown

interface Reference {
  readonly $ref?: string
}

interface Document {
  readonly openapi: string
  readonly paths: Readonly<Record<string, Readonly<Record<string, { readonly 'x-operation'?: string }>>>>
  readonly components: Readonly<Record<string, unknown>>
}

const isPlain = (value: Json): value is Record<string, Json> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * The document with what its operations point to written out, but for schemas: some readers take no notice
 * of a response that is behind a reference.
 */
export const writeOutReferences = (document: Document): Document => {
  const found = ({ $ref }: Reference): Json =>
    ($ref ?? '')
      .slice(2)
      .split('/')
      .reduce<Json>((part, name) => (part as Record<string, Json> | undefined)?.[name], document)
  const writtenOut = (part: Json): Json => {
    if (Array.isArray(part)) return part.map(writtenOut)
    if (!isPlain(part)) return part
    const { $ref } = part as Reference
    if ($ref !== undefined) return $ref.includes('/schemas/') ? part : writtenOut(found(part))
    return Object.fromEntries(Object.entries(part).map(([name, value]) => [name, writtenOut(value)]))
  }
  return { ...document, paths: writtenOut(document.paths) as Document['paths'] }
}

/** What 3.0 has no word for is said in its words, or left out. */
const inOldWords = (value: Json, parent = ''): Json => {
  if (Array.isArray(value)) return value.map((part) => inOldWords(part, parent))
  if (!isPlain(value)) return value
  const { const: only, propertyNames: _names, ...rest } = value
  const described =
    parent === 'schemas' || parent === 'properties' ? value : only === undefined ? rest : { ...rest, enum: [only] }
  return Object.fromEntries(Object.entries(described).map(([name, part]) => [name, inOldWords(part, name)]))
}

/** The body of a success alone: some readers take the example of a failure for one of a success. */
const successAlone = (response: Json): Json => {
  if (!isPlain(response) || !isPlain(response['content'])) return response
  const content = Object.entries(response['content']).map(([type, media]) => {
    const { examples, ...rest } = media as Record<string, Record<string, Json>>
    const schema = rest['schema']
    const outcomes = schema?.['oneOf'] as Json[] | undefined
    const done = examples?.['done']
    return [type, { ...rest, schema: outcomes?.[0] ?? schema, ...(done ? { examples: { done } } : {}) }] as const
  })
  return { ...response, content: Object.fromEntries(content) }
}

/** The request that belongs to the success goes by its name: some readers send no example that is not paired so. */
const pairedRequest = (body: Json): Json => {
  if (!isPlain(body) || !isPlain(body['content'])) return body
  const content = Object.entries(body['content']).map(([type, media]) => {
    const { example } = media as Record<string, Json>
    return [type, example === undefined ? media : { ...(media as object), examples: { done: { value: example } } }]
  })
  return { ...body, content: Object.fromEntries(content) as Json }
}

/** Servers here name the charset of JSON, which some readers compare letter by letter. */
const withCharset = (responses: Json): Json => {
  if (Array.isArray(responses)) return responses.map(withCharset)
  if (!isPlain(responses)) return responses
  return Object.fromEntries(
    Object.entries(responses).map(([name, part]) => [
      name === 'application/json' ? 'application/json; charset=utf-8' : name,
      withCharset(part),
    ]),
  )
}

const schemaName = /"#\/components\/schemas\/([^"]+)"/g

/** The schemas that a part of the document points to, and those that they point to. */
const schemasOf = (part: Json, schemas: Readonly<Record<string, Json>>): Record<string, Json> => {
  const reached = new Set<string>()
  const reach = (from: Json): void => {
    for (const [, name = ''] of JSON.stringify(from).matchAll(schemaName)) {
      if (reached.has(name)) continue
      reached.add(name)
      reach(schemas[name])
    }
  }
  reach(part)
  return Object.fromEntries([...reached].map((name) => [name, schemas[name]]))
}

/** The document with some operations alone: readers take minutes for the whole of it. */
export const withOperations = (document: Document, only: readonly OperationKey[]): Document => {
  const paths = Object.entries(document.paths).flatMap(([path, methods]) => {
    const kept = Object.entries(methods).filter(([, operation]) =>
      only.includes(operation['x-operation'] as OperationKey),
    )
    return kept.length > 0 ? [[path, Object.fromEntries(kept)] as const] : []
  })
  const { schemas = {}, securitySchemes } = document.components
  const kept = schemasOf(paths, schemas as Record<string, Json>)
  return { ...document, paths: Object.fromEntries(paths), components: { schemas: kept, securitySchemes } }
}

const asOneSuccess = (operation: Readonly<Record<string, Json>>): Json => {
  const { security: _security, responses, requestBody, ...rest } = operation as Record<string, Record<string, Json>>
  const sent = requestBody === undefined ? {} : { requestBody: pairedRequest(requestBody) }
  return { ...rest, ...sent, responses: { 200: withCharset(successAlone(responses?.['200'])) } }
}

const mapValues = <Value, Mapped>(record: Readonly<Record<string, Value>>, map: (value: Value) => Mapped) =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [name, map(value)] as const))

/**
 * The document in OpenAPI 3.0, with the success answer alone and without its
 * cookie scheme: the rivals that read it know neither several outcomes of a status nor cookies.
 */
export const projectDocument = (document: Document): object => {
  const { securitySchemes: _schemes, ...components } = document.components
  const paths = mapValues(document.paths, (methods) => mapValues(methods, asOneSuccess))
  return inOldWords({ ...document, openapi: '3.0.3', paths, components }) as object
}
