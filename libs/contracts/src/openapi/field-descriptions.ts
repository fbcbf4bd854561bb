import type { JsonSchema } from './document'

/**
 * Field descriptions by name: `field` wherever it occurs, `Owner.field` within one component or parent field only.
 * Tables are beside the schemas that they describe.
 */
export type Descriptions = Readonly<Record<string, string>>

/** The keys that may describe a field, the most specific first. */
const descriptionKeys = (owner: string, field: string): string[] => [`${owner}.${field}`, field]

const children = ['items', 'additionalProperties', 'anyOf', 'oneOf', 'allOf', 'prefixItems'] as const

/** Adds the descriptions of the tables to the fields of a schema; the first table with a matching row wins. */
export const describeFields = <Schema extends JsonSchema>(
  schema: Schema,
  owner: string,
  tables: readonly Descriptions[],
): Schema => {
  const describe = (inner: JsonSchema | boolean) =>
    typeof inner === 'boolean' ? inner : describeFields(inner, owner, tables)
  const descriptionOf = (name: string) =>
    tables.flatMap((table) => descriptionKeys(owner, name).flatMap((key) => table[key] ?? []))[0]
  const field = ([name, inner]: [string, JsonSchema]): [string, JsonSchema] => {
    const description = descriptionOf(name)
    return [name, { ...describeFields(inner, name, tables), ...(description !== undefined && { description }) }]
  }
  const { properties } = schema
  const inside = children.flatMap((key) => {
    const value = schema[key]
    if (value === undefined) return []
    return [[key, Array.isArray(value) ? value.map(describe) : describe(value)] as const]
  })
  return {
    ...schema,
    ...Object.fromEntries(inside),
    ...(properties && { properties: Object.fromEntries(Object.entries(properties).map(field)) }),
  }
}
