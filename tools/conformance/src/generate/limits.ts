import { isRecord, type OperationKey } from '@soe/contracts'
import { isValidRequest, requestSchemaOf, requestShapeOf, type RequestSchema } from './json-schema'
import type { Positive } from './positives'

const members = (schema: RequestSchema) => [
  schema,
  ...(schema.anyOf ?? []),
  ...(schema.oneOf ?? []),
  ...(schema.allOf ?? []),
]

interface LimitValue {
  readonly label: string
  readonly value: unknown
}

/** Letters of many alphabets, repeated to a length. */
const textOf = (length: number, isIdentifier: boolean) => (isIdentifier ? 'a' : 'ä').repeat(length)

/** The values at a schema's own limits, each of which is still legal. */
const limitValues = (
  { type, pattern, format, enum: values, minLength, maxLength, minimum, maximum, maxItems }: RequestSchema,
  given: unknown,
): LimitValue[] => {
  if (values)
    return values.filter((value) => value !== given).map((value) => ({ label: `value ${String(value)}`, value }))
  if (type === 'string' && format === undefined) {
    return [
      ...(maxLength === undefined || maxLength > 4000
        ? []
        : [{ label: 'longest-text', value: textOf(maxLength, pattern !== undefined) }]),
      ...(minLength === undefined || minLength === 0
        ? []
        : [{ label: 'shortest-text', value: textOf(minLength, pattern !== undefined) }]),
    ]
  }
  if (type === 'integer' || type === 'number') {
    return [
      ...(minimum === undefined || minimum < -1e9 ? [] : [{ label: 'smallest-number', value: minimum }]),
      ...(maximum === undefined || maximum > 1e9 ? [] : [{ label: 'largest-number', value: maximum }]),
    ]
  }
  if (type === 'array' && maxItems !== undefined && Array.isArray(given) && given.length > 0) {
    return [{ label: 'longest-list', value: Array.from({ length: maxItems }, () => given[0] as unknown) }]
  }
  return []
}

/** Requests with one field at one of its limits, so that what is refused beside them is refused for its value. */
const limitsIn = (schema: RequestSchema, given: unknown, path: string): Omit<Positive, 'isDone'>[] => {
  const own = members(schema)
    .flatMap((one) => limitValues(one, given))
    .map(({ label, value }) => ({ path, label, body: value }))
  if (Array.isArray(given)) {
    const items = members(schema).find((one) => one.items)?.items
    if (!items || given.length === 0) return own
    const [first, ...rest] = given as unknown[]
    return [...own, ...limitsIn(items, first, `${path}[]`).map((found) => ({ ...found, body: [found.body, ...rest] }))]
  }
  if (!isRecord(given)) return own
  const inside = members(schema).flatMap(({ properties = {} }) =>
    Object.entries(properties).flatMap(([name, field]) => {
      if (given[name] === undefined) return []
      const below = path === '' ? name : `${path}.${name}`
      return limitsIn(field, given[name], below).map((found) => ({ ...found, body: { ...given, [name]: found.body } }))
    }),
  )
  return [...own, ...inside]
}

/** Ids name things of a backend: at their limits they name none. */
const namesSomething = /(^|\.)(\w*[iI][dD]s?|mtn|\w*Code|\w*Type|choice|action|processStep|carrier|intent\w*)(\[\])?$/

/** Requests of the contract with a value at a limit: no server may refuse them for it. */
export const limitsOf = (key: OperationKey, given: unknown): Positive[] => {
  const schema = requestSchemaOf(key)
  if (!schema || !isRecord(given)) return []
  return limitsIn(requestShapeOf(key), given, '')
    .filter(({ path, body }) => !namesSomething.test(path) && isValidRequest(schema, JSON.stringify(body)))
    .map((found) => ({ ...found, isDone: false }))
}
