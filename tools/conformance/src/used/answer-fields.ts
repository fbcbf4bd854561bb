import type { JsonSchema, OpenApiDocument, Reference } from '@soe/contracts/openapi'

/** The fields of an answer by their path, such as `lines[].mtn`, and what the contract says of each by itself. */
export type AnswerFields = ReadonlyMap<string, string>

const prefix = '#/components/'

const partAt = (document: OpenApiDocument, { $ref }: Reference): unknown =>
  $ref
    .slice(prefix.length)
    .split('/')
    .reduce<unknown>((part, name) => (part as Record<string, unknown> | undefined)?.[name], document.components)

export const joined = (path: string, name: string) => (path === '' ? name : `${path}.${name}`)

/** A field without the brackets of its list: records name a list by its field. */
export const bare = (field: string) => field.replace(/(\[\])+$/, '')

/** Keywords that lead to other fields; all others describe the field itself. */
const leading = new Set(['properties', 'required', 'items', 'additionalProperties', 'anyOf', 'oneOf', 'allOf', '$ref'])

const ownWords = (schema: JsonSchema) =>
  Object.entries(schema).filter(([keyword]) => !leading.has(keyword) && keyword !== 'description')

/** What a schema says at each path; a union says what each of its variants does. */
const walk = (document: OpenApiDocument, schema: JsonSchema) => {
  const said = new Map<string, string[]>()
  const say = (path: string, words: string) => said.set(path, [...(said.get(path) ?? []), words])

  const visit = (path: string, given: JsonSchema, above: readonly string[]): void => {
    const { $ref } = given
    if ($ref !== undefined) {
      if (!above.includes($ref)) visit(path, (partAt(document, { $ref }) ?? {}) as JsonSchema, [...above, $ref])
      return
    }
    const { properties = {}, required = [], items, additionalProperties, anyOf = [], oneOf = [], allOf = [] } = given
    if (path !== '') say(path, JSON.stringify(ownWords(given)))
    for (const variant of [...anyOf, ...oneOf, ...allOf]) visit(path, variant, above)
    for (const [name, property] of Object.entries(properties)) {
      say(joined(path, name), required.includes(name) ? 'required' : 'optional')
      visit(joined(path, name), property, above)
    }
    if (items) visit(`${path}[]`, items, above)
    if (typeof additionalProperties === 'object') visit(joined(path, '*'), additionalProperties, above)
  }

  visit('', schema, [])
  return new Map([...said].map(([path, words]) => [path, [...new Set(words)].sort().join(' ')]))
}

/** The fields of each operation's answer with status 200. */
export const answerFields = (document: OpenApiDocument): ReadonlyMap<string, AnswerFields> => {
  const found = new Map<string, AnswerFields>()
  for (const item of Object.values(document.paths)) {
    for (const { 'x-operation': key, responses } of Object.values(item)) {
      const response = responses['200'] && (partAt(document, responses['200']) as { content?: Answered } | undefined)
      const schema = response?.content?.['application/json']?.schema
      if (!found.has(key)) found.set(key, schema ? walk(document, schema) : new Map())
    }
  }
  return found
}

type Answered = Readonly<Record<string, { readonly schema: JsonSchema }>>

/** The contract's field of a path that was read, `*` for a name that the contract leaves open; undefined where it has none. */
export const fieldAt = (fields: AnswerFields, read: string): string | undefined =>
  read.split('.').reduce<string | undefined>((path, part) => {
    if (path === undefined) return undefined
    const open = part.replace(/^[^[]*/, '*')
    return [part, open].map((name) => joined(path, name)).find((field) => fields.has(field) || fields.has(bare(field)))
  }, '')

/** Fields that the later contract lacks or declares differently. */
export const changedFields = (
  before: OpenApiDocument,
  after: OpenApiDocument,
): readonly (readonly [string, string])[] => {
  const now = answerFields(after)
  return [...answerFields(before)].flatMap(([key, fields]) =>
    [...fields].filter(([field, words]) => now.get(key)?.get(field) !== words).map(([field]) => [key, field] as const),
  )
}
