import {
  errorIdName,
  type DocumentOperation,
  type OpenApiDocument,
  type Parameter,
  type Reference,
  type RequestBody,
  type ResponseObject,
} from '@soe/contracts/openapi'
import { compareSchemas } from './compare-schemas'

interface Placed {
  readonly method: string
  readonly path: string
  readonly operation: DocumentOperation
}

const json = 'application/json'

const placedIn = ({ paths }: OpenApiDocument): Placed[] =>
  Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => ({ method, path, operation })),
  )

/** One path of each operation: its paths share everything else. */
const byKey = (placed: readonly Placed[]): ReadonlyMap<string, DocumentOperation> =>
  new Map(placed.map(({ operation }) => [operation['x-operation'], operation]))

const deref = <Value>({ components }: OpenApiDocument, value: Value | Reference): Value => {
  if (!(value instanceof Object) || !('$ref' in value)) return value as Value
  const [kind = '', name = ''] = value.$ref.replace('#/components/', '').split('/')
  return (components as unknown as Record<string, Record<string, Value>>)[kind]?.[name] as Value
}

const parametersOf = (document: OpenApiDocument, operation: DocumentOperation): Parameter[] =>
  operation.parameters.map((parameter) => deref<Parameter>(document, parameter))

const bodyOf = (document: OpenApiDocument, { requestBody }: DocumentOperation): RequestBody | undefined =>
  requestBody && deref<RequestBody>(document, requestBody)

const answerOf = (document: OpenApiDocument, { responses }: DocumentOperation) =>
  responses['200'] && deref<ResponseObject>(document, responses['200']).content?.[json]?.schema

const answerHeadersOf = (document: OpenApiDocument, { responses }: DocumentOperation): string[] =>
  Object.keys((responses['200'] && deref<ResponseObject>(document, responses['200']).headers) ?? {})

/** Released documents list the ids with the operation; the schema that replaces the list has the same ones. */
const errorIdsOf = ({ components }: OpenApiDocument, operation: DocumentOperation & { 'x-error-ids'?: string[] }) =>
  operation['x-error-ids'] ?? (components.schemas[errorIdName(operation['x-operation'])]?.enum ?? []).map(String)

/** Finds everything that a client of the earlier document would stumble over, a sentence each. */
export const findBreakingChanges = (before: OpenApiDocument, after: OpenApiDocument): string[] => {
  const [earlier, later] = [placedIn(before), placedIn(after)]
  const kept = byKey(later)
  const there = new Set(later.map(({ method, path }) => `${method} ${path}`))
  const schemas = compareSchemas(before.components.schemas, after.components.schemas)

  const removed = earlier
    .filter(({ method, path }) => !there.has(`${method} ${path}`))
    .map(({ method, path, operation: { 'x-operation': key } }) =>
      kept.has(key)
        ? `${key}: the path ${method.toUpperCase()} ${path} is removed`
        : `${key}: the operation is removed`,
    )

  const parameterChanges = (key: string, old: DocumentOperation, now: DocumentOperation): string[] => {
    const known = new Map(parametersOf(before, old).map((parameter) => [parameter.name, parameter]))
    return parametersOf(after, now).flatMap((parameter) => {
      const { name, required, schema } = parameter
      const earlierOne = known.get(name)
      if (required && !earlierOne?.required) return [`request ${key}: ${parameter.in} ${name} is required now`]
      return earlierOne ? schemas('request', `${key} ${parameter.in}`, name, earlierOne.schema, schema) : []
    })
  }

  const bodyChanges = (key: string, old: DocumentOperation, now: DocumentOperation): string[] => {
    const [was, is] = [bodyOf(before, old), bodyOf(after, now)]
    const needed = is?.required && !was?.required ? [`request ${key}: a body is required now`] : []
    const [wasSchema, isSchema] = [was?.content[json]?.schema, is?.content[json]?.schema]
    return [...needed, ...(wasSchema && isSchema ? schemas('request', key, '', wasSchema, isSchema) : [])]
  }

  const operationChanges = (key: string, old: DocumentOperation, now: DocumentOperation): string[] => {
    const [was, is] = [answerOf(before, old), answerOf(after, now)]
    return [
      ...errorIdsOf(before, old)
        .filter((id) => !errorIdsOf(after, now).includes(id))
        .map((id) => `${key}: the error ${id} is removed`),
      ...(old['x-success-rule'] === now['x-success-rule'] ? [] : [`${key}: the success rule is another`]),
      ...answerHeadersOf(before, old)
        .filter((name) => !answerHeadersOf(after, now).includes(name))
        .map((name) => `answer ${key}: the header ${name} is removed`),
      ...parameterChanges(key, old, now),
      ...bodyChanges(key, old, now),
      ...(was && is ? schemas('answer', key, '', was, is) : []),
    ]
  }

  const changed = [...byKey(earlier)].flatMap(([key, old]) => {
    const now = kept.get(key)
    return now ? operationChanges(key, old, now) : []
  })
  return [...new Set([...removed, ...changed])]
}
