import type { JsonSchema } from '../document'
import { cartMeanings } from './cart.meanings'
import { catalogueMeanings } from './catalogue.meanings'
import { checkoutMeanings } from './checkout.meanings'
import { engagementMeanings } from './engagement.meanings'
import type { Meanings } from './meaning-table'
import { sharedMeanings } from './shared.meanings'

export const meaningTables: readonly Meanings[] = [
  sharedMeanings,
  cartMeanings,
  checkoutMeanings,
  catalogueMeanings,
  engagementMeanings,
]

export const meanings: Meanings = Object.assign({}, ...meaningTables) as Meanings

/** The rows in which a field's meaning may stand, the closest first. */
export const meaningKeys = (owner: string, field: string): string[] => [`${owner}.${field}`, field]

const children = ['items', 'additionalProperties', 'anyOf', 'oneOf', 'allOf', 'prefixItems'] as const

/** The same schema with a meaning on every field that has none of its own. */
export const explainSchema = <Schema extends JsonSchema>(
  schema: Schema,
  owner: string,
  known: Meanings = meanings,
): Schema => {
  const explain = (inner: JsonSchema | boolean) =>
    typeof inner === 'boolean' ? inner : explainSchema(inner, owner, known)
  const field = ([name, inner]: [string, JsonSchema]): [string, JsonSchema] => {
    const explained = explainSchema(inner, name, known)
    const row = meaningKeys(owner, name).find((key) => key in known)
    return [name, explained.description === undefined && row ? { ...explained, description: known[row] } : explained]
  }
  const { properties } = schema
  const inside = children.flatMap((key) => {
    const value = schema[key]
    if (value === undefined) return []
    return [[key, Array.isArray(value) ? value.map(explain) : explain(value)] as const]
  })
  return {
    ...schema,
    ...Object.fromEntries(inside),
    ...(properties && { properties: Object.fromEntries(Object.entries(properties).map(field)) }),
  }
}
