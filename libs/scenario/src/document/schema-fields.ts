import type { z } from 'zod'

export type Schema = z.core.$ZodType

/** The definition of a schema, as a discriminated union. */
export const definitionOf = (schema: Schema) => (schema as z.core.$ZodTypes)._zod.def

const unwrap = (schema: Schema): Schema[] => {
  const definition = definitionOf(schema)
  if ('innerType' in definition) return plainSchemas(definition.innerType)
  if (definition.type === 'lazy') return plainSchemas(definition.getter())
  if (definition.type === 'pipe') return plainSchemas(definition.in)
  if (definition.type === 'union') return definition.options.flatMap(plainSchemas)
  if (definition.type === 'intersection') return [definition.left, definition.right].flatMap(plainSchemas)
  return [schema]
}

const unwrapped = new WeakMap<Schema, Schema[]>()

/** The schemas inside wrappers and unions; the contract's stay, and a rule about an area asks for all of them. */
export const plainSchemas = (schema: Schema): Schema[] => {
  const plain = unwrapped.get(schema) ?? unwrap(schema)
  unwrapped.set(schema, plain)
  return plain
}

const isIndex = (name: string): boolean => name === '*' || /^\d+$/.test(name)

/** The schemas of a field of an object, a record or a list. */
const fieldsNamed = (schema: Schema, name: string): Schema[] => {
  const definition = definitionOf(schema)
  if (definition.type === 'object')
    return Object.hasOwn(definition.shape, name) ? [definition.shape[name] as Schema] : []
  if (definition.type === 'array') return isIndex(name) ? [definition.element] : []
  if (definition.type === 'record') return [definition.valueType]
  return []
}

export const fieldsUnder = (schemas: readonly Schema[], name: string): Schema[] =>
  schemas.flatMap(plainSchemas).flatMap((schema) => fieldsNamed(schema, name))

/** The field names that some schemas allow, for a message. */
export const namesUnder = (schemas: readonly Schema[]): string[] => [
  ...new Set(
    schemas.flatMap(plainSchemas).flatMap((schema) => {
      const definition = definitionOf(schema)
      if (definition.type === 'object') return Object.keys(definition.shape)
      return definition.type === 'array' ? ['0', '*'] : []
    }),
  ),
]

/** The values that schemas of single values allow, for a message. */
export const valuesUnder = (schemas: readonly Schema[]): unknown[] => [
  ...new Set(
    schemas.flatMap(plainSchemas).flatMap((schema): readonly unknown[] => {
      const definition = definitionOf(schema)
      if (definition.type === 'literal') return definition.values
      return definition.type === 'enum' ? Object.values(definition.entries) : []
    }),
  ),
]

export const isOptional = (schema: Schema): boolean => (schema as z.ZodType).safeParse(undefined).success

/** Whether a value of any shape is allowed. */
export const isFree = (schema: Schema): boolean =>
  plainSchemas(schema).some((plain) => ['unknown', 'any'].includes(definitionOf(plain).type))

export const accepts = (schemas: readonly Schema[], value: unknown): boolean =>
  schemas.some((schema) => (schema as z.ZodType).safeParse(value).success)
