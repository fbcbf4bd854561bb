import { isRecord, type OperationKey } from '@soe/contracts'
import { isValidRequest, requestSchemaOf, requestShapeOf, type RequestSchema } from './json-schema'

/** A request that differs from a legal one only in what no rule of the shop looks at. */
export interface Positive {
  readonly path: string
  readonly label: string
  readonly body: unknown
  /** Whether the shop must do what is asked; else a rule of it may still refuse. */
  readonly isDone: boolean
}

type Variant = Omit<Positive, 'isDone'>

/** Fields in which people write, with all the letters that they have. */
const accented: Readonly<Record<string, string>> = {
  firstName: 'Zoë',
  lastName: "O'Neil-Sørensen",
  nameOnCard: "Zoë O'Neil-Sørensen",
  city: 'Cañon City',
  addressLine1: '14 Rue Saint-Honoré',
  addressLine2: 'Apartament Łódź 2',
  label: 'Зоя',
  charityOrganization: 'Médecins & Señores “Ayuda”',
}

/** Other values of a field that are as good as the given one. */
const others = (name: string, { format }: RequestSchema): readonly { label: string; value: unknown }[] => {
  if (format === 'email') return [{ label: 'plus-address', value: 'a+b@example.com' }]
  const text = accented[name]
  return text === undefined ? [] : [{ label: 'accented-text', value: text }]
}

const members = (schema: RequestSchema) => [
  schema,
  ...(schema.anyOf ?? []),
  ...(schema.oneOf ?? []),
  ...(schema.allOf ?? []),
]

const variantsOf = (schema: RequestSchema, given: unknown, path: string): Variant[] => {
  if (Array.isArray(given)) {
    const items = members(schema).find((one) => one.items)?.items
    if (!items || given.length === 0) return []
    const [first, ...rest] = given as unknown[]
    return variantsOf(items, first, `${path}[]`).map((found) => ({ ...found, body: [found.body, ...rest] }))
  }
  if (!isRecord(given)) return []
  return members(schema).flatMap(({ properties = {} }) =>
    Object.entries(properties).flatMap(([name, field]) => {
      if (given[name] === undefined && accented[name] === undefined) return []
      const below = path === '' ? name : `${path}.${name}`
      const own = others(name, field).map(({ label, value }) => ({ path: below, label, body: value }))
      return [...own, ...variantsOf(field, given[name], below)].map((found) => ({
        ...found,
        body: { ...given, [name]: found.body },
      }))
    }),
  )
}

/** Where an email address finds what was saved under it: with another one there may be nothing. */
const findsByEmail: ReadonlySet<OperationKey> = new Set(['cases.resumeCase'] satisfies OperationKey[])

const unknownField = { conformUnknownField: 'a backend ignores what it does not know' }

/** Requests as good as the given one: each is proved to be one that the contract takes. */
export const positivesOf = (key: OperationKey, given: unknown): Positive[] => {
  const schema = requestSchemaOf(key)
  if (!schema || !isRecord(given)) return []
  const found = [
    { path: '', label: 'unknown-field', body: { ...given, ...unknownField } },
    ...variantsOf(requestShapeOf(key), given, ''),
  ]
  return found
    .filter(({ body }) => isValidRequest(schema, JSON.stringify(body)))
    .map((variant) => ({ ...variant, isDone: !(variant.label === 'plus-address' && findsByEmail.has(key)) }))
}
