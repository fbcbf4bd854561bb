import { isRecord, type OperationKey } from '@soe/contracts'
import { operationOf } from '../contract/judged-operations'
import { isValidRequest, requestSchemaOf, requestShapeOf, type RequestSchema } from './json-schema'

/** A request that the contract refuses, and why. */
export interface Negative {
  /** Such as `data.lines[].device.dppMonths`. */
  readonly path: string
  /** Such as `above-maximum`. */
  readonly label: string
  readonly body?: unknown
  readonly query?: Readonly<Record<string, string>>
}

interface BadValue {
  readonly label: string
  readonly value: unknown
}

const gone = Symbol('gone')

const badStrings = ({ pattern, format, minLength, maxLength, enum: values }: RequestSchema): BadValue[] => [
  { label: 'number-for-text', value: 12_345 },
  ...(values || pattern !== undefined || format !== undefined ? [{ label: 'other-text', value: '?!' }] : []),
  ...(pattern !== undefined && /\\d/.test(pattern) ? [{ label: 'letters-for-digits', value: 'ABCDE' }] : []),
  ...(minLength !== undefined && minLength > 0 ? [{ label: 'too-short', value: '' }] : []),
  ...(maxLength !== undefined ? [{ label: 'too-long', value: 'x'.repeat(maxLength + 1) }] : []),
]

const badNumbers = ({ type, minimum, maximum }: RequestSchema): BadValue[] => [
  { label: 'text-for-number', value: 'many' },
  { label: 'digits-for-number', value: String(minimum ?? 1) },
  ...(type === 'integer' ? [{ label: 'fraction', value: (minimum ?? 0) + 0.5 }] : []),
  ...(minimum !== undefined && minimum > -1e9 ? [{ label: 'below-minimum', value: minimum - 1 }] : []),
  ...(minimum !== undefined && minimum >= 0 ? [{ label: 'negative', value: -minimum - 1 }] : []),
  ...(maximum !== undefined && maximum < 1e9 ? [{ label: 'above-maximum', value: maximum + 1 }] : []),
]

const badArrays = ({ minItems, maxItems }: RequestSchema, given: unknown): BadValue[] => [
  { label: 'text-for-list', value: 'none' },
  ...(minItems !== undefined && minItems > 0 ? [{ label: 'too-few', value: [] }] : []),
  ...(maxItems !== undefined && Array.isArray(given) && given.length > 0
    ? [{ label: 'too-many', value: Array.from({ length: maxItems + 1 }, () => given[0] as unknown) }]
    : []),
]

const badOfType = (schema: RequestSchema, given: unknown): BadValue[] => {
  switch (schema.type) {
    case 'string':
      return badStrings(schema)
    case 'number':
    case 'integer':
      return badNumbers(schema)
    case 'boolean':
      return [{ label: 'text-for-flag', value: 'perhaps' }]
    case 'array':
      return badArrays(schema, given)
    case 'object':
      return [{ label: 'text-for-object', value: 'none' }]
    case undefined:
    default:
      return schema.const === undefined && schema.enum === undefined ? [] : [{ label: 'other-text', value: '?!' }]
  }
}

const membersOf = ({ anyOf, oneOf, allOf }: RequestSchema) => [...(anyOf ?? []), ...(oneOf ?? []), ...(allOf ?? [])]

/** The schema of a field, also where members of a union declare it. */
const fieldsOf = (schema: RequestSchema): Map<string, { schema: RequestSchema; required: boolean }> => {
  const own = Object.entries(schema.properties ?? {}).map(
    ([name, field]) => [name, { schema: field, required: schema.required?.includes(name) ?? false }] as const,
  )
  return new Map([...membersOf(schema).flatMap((member) => [...fieldsOf(member)]), ...own])
}

interface Spot {
  readonly steps: readonly (string | number)[]
  readonly bad: BadValue
}

const spotsIn = (schema: RequestSchema, given: unknown, steps: readonly (string | number)[]): Spot[] => {
  const at = (bad: BadValue): Spot => ({ steps, bad })
  const own = [schema, ...membersOf(schema)].flatMap((one) => badOfType(one, given)).map(at)
  const items = [schema, ...membersOf(schema)].find((one) => one.items)?.items
  if (Array.isArray(given) && items && given.length > 0) {
    return [...own, ...spotsIn(items, given[0], [...steps, 0])]
  }
  const fields = isRecord(given) || given === undefined ? [...fieldsOf(schema)] : []
  const inside = fields.flatMap(([name, field]) => {
    const value = isRecord(given) ? given[name] : undefined
    const below = [...steps, name]
    const missing = field.required ? [{ steps: below, bad: { label: 'missing', value: gone } }] : []
    const nothing = [{ steps: below, bad: { label: 'null', value: null } }]
    return [
      ...missing,
      ...nothing,
      ...(value === undefined && !isLeaf(field.schema) ? [] : spotsIn(field.schema, value, below)),
    ]
  })
  return [...own, ...inside]
}

const isLeaf = ({ type }: RequestSchema) => type !== undefined && !['object', 'array'].includes(type)

const replaced = (value: unknown, [step, ...rest]: readonly (string | number)[], by: unknown): unknown => {
  if (step === undefined) return by
  if (Array.isArray(value))
    return value.map((part: unknown, index) => (index === step ? replaced(part, rest, by) : part))
  const { [step]: part, ...others } = (isRecord(value) ? value : {}) as Record<string | number, unknown>
  const changed = replaced(part, rest, by)
  return changed === gone ? others : { ...others, [step]: changed }
}

const shownPath = (steps: readonly (string | number)[]) =>
  steps
    .map((step) => (typeof step === 'number' ? '[]' : step))
    .join('.')
    .replaceAll('.[]', '[]')

/** The bytes that the server reads as the request. */
const wireOf = (isQuery: boolean, value: unknown): string | undefined => {
  if (!isQuery) return value === undefined ? undefined : JSON.stringify(value)
  const text = new URLSearchParams(value as Record<string, string>).toString()
  return JSON.stringify(Object.fromEntries(new URLSearchParams(text)))
}

const queryOf = (value: unknown): Record<string, string> =>
  Object.fromEntries(Object.entries(isRecord(value) ? value : {}).map(([name, part]) => [name, String(part)]))

/**
 * Requests like the given one that the contract refuses, one for each way to be wrong. Each is proved:
 * what the server reads, after serialising, is refused by the contract's own schema.
 */
export const negativesOf = (key: OperationKey, given: unknown): Negative[] =>
  spotsIn(requestShapeOf(key), given, []).flatMap((spot) => provedNegative(key, given, [spot]))

/** Values of another type, which a backend that reads a field refuses alike. */
const otherType = /^(null|(number|text|digits)-for-)/

/** What most requests have in common: each operation is tried with a share of it. */
const isCommon = ({ path }: Negative) => path.startsWith('cartInfo.')

const shares = 24

/** The negatives of a run, the same in each: of every field one of another type, and all that leave its limits. */
export const chosenNegatives = (key: OperationKey, given: unknown, share: number): Negative[] => {
  const all = negativesOf(key, given)
  const common = all.filter(isCommon).filter((_, index) => index % shares === share % shares)
  const own = all.filter((one) => !isCommon(one))
  const fields = [...new Set(own.map(({ path }) => path))]
  return [
    ...fields.flatMap((field, index) => {
      const ofField = own.filter(({ path }) => path === field)
      const types = ofField.filter(({ label }) => otherType.test(label))
      const [type] = types.slice(index % Math.max(1, types.length))
      return ofField.filter((one) => one === type || !types.includes(one))
    }),
    ...common,
  ]
}

/** Invalid requests with one to three things wrong at once, which could put each other right. */
export const mutatedNegatives = (
  key: OperationKey,
  given: unknown,
  random: () => number,
  count: number,
): Negative[] => {
  const spots = spotsIn(requestShapeOf(key), given, [])
  if (spots.length === 0) return []
  const pick = () => spots[Math.floor(random() * spots.length)] as Spot
  return Array.from({ length: count }, () => Array.from({ length: 1 + Math.floor(random() * 3) }, pick)).flatMap(
    (chosen) => provedNegative(key, given, chosen),
  )
}

const provedNegative = (key: OperationKey, given: unknown, spots: readonly Spot[]): Negative[] => {
  const schema = requestSchemaOf(key)
  const [first] = spots
  if (!schema || !first) return []
  const isQuery = operationOf(key).method === 'GET'
  const changed = spots.reduce((value, { steps, bad }) => replaced(value, steps, bad.value), given)
  const sent = isQuery ? queryOf(changed) : changed
  const wire = wireOf(isQuery, sent)
  if (wire === undefined || isValidRequest(schema, wire)) return []
  const common = { path: shownPath(first.steps), label: spots.map(({ bad }) => bad.label).join(' and ') }
  return [isQuery ? { ...common, query: sent as Record<string, string> } : { ...common, body: sent }]
}
