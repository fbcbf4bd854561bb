interface Schema {
  readonly type?: string
  readonly enum?: readonly unknown[]
  readonly anyOf?: readonly Schema[]
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly pattern?: string
  readonly format?: string
  readonly minimum?: number
  readonly maximum?: number
  readonly items?: Schema
}

export interface CommandField {
  name: string
  kind: 'text' | 'number' | 'flag' | 'choice' | 'list' | 'json'
  isRequired: boolean
  choices: string[]
  hint: string
}

const choicesOf = ({ enum: own = [], anyOf = [] }: Schema): string[] => [
  ...own.map(String),
  ...anyOf.flatMap((part) => (part.type === 'null' ? ['null'] : choicesOf(part))),
]

const kindOf = (schema: Schema): CommandField['kind'] => {
  if (choicesOf(schema).length > 0) return 'choice'
  if (schema.type === 'boolean') return 'flag'
  if (schema.type === 'integer' || schema.type === 'number') return 'number'
  if (schema.type === 'array') return 'list'
  return schema.type === 'object' ? 'json' : 'text'
}

/** Hints that the schema can't give. */
const hints: Readonly<Record<string, string>> = {
  cartId: 'Every cart when empty',
  sessionId: 'Every session when empty',
  caseId: 'Every case when empty',
  owner: 'Everyone when empty',
  status: '',
}

const hintOf = (name: string, { pattern, format, minimum, maximum, type }: Schema): string => {
  if (pattern?.startsWith('^P') === true) return 'Such as PT15M, 15 min or 1h'
  if (format === 'date') return 'Such as 2027-01-15'
  if (type === 'array') return 'One a line'
  if (type === 'object') return 'A JSON object'
  if (minimum !== undefined && maximum !== undefined) return `${minimum} to ${maximum.toLocaleString('en')}`
  return hints[name] ?? ''
}

export const fieldsOf = (takes: unknown): CommandField[] => {
  const { properties = {}, required = [] } = takes as Schema
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    kind: kindOf(schema),
    isRequired: required.includes(name),
    choices: choicesOf(schema),
    hint: hintOf(name, schema),
  }))
}

export type Filled = Readonly<Record<string, string>>

const textOf = (value: unknown): string => {
  if (Array.isArray(value)) return value.join('\n')
  return typeof value === 'object' && value !== null ? JSON.stringify(value, null, 2) : String(value)
}

/** The arguments of an example; none where it isn't an object. */
export const argumentsIn = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? { ...value } : {}

export const filledFrom = (given: Readonly<Record<string, unknown>>): Filled =>
  Object.fromEntries(
    Object.entries(given).flatMap(([name, value]) => (value === undefined ? [] : [[name, textOf(value)]])),
  )
