import { scenarioJsonSchema } from '@soe/scenario'

/** The keywords of JSON Schema that the scenario's schema uses. */
export interface JsonSchema {
  type?: string
  description?: string
  properties?: Readonly<Record<string, JsonSchema>>
  additionalProperties?: JsonSchema | boolean
  items?: JsonSchema
  anyOf?: readonly JsonSchema[]
  enum?: readonly string[]
  const?: unknown
  pattern?: string
  $ref?: string
  $defs?: Readonly<Record<string, JsonSchema>>
}

const root = scenarioJsonSchema() as JsonSchema

const resolve = (schema: JsonSchema): JsonSchema => {
  const name = schema.$ref?.replace('#/$defs/', '')
  return name === undefined ? schema : { ...root.$defs?.[name], ...schema }
}

const choicesOf = (schema: JsonSchema): JsonSchema[] => {
  const resolved = resolve(schema)
  return resolved.anyOf ? resolved.anyOf.flatMap(choicesOf) : [resolved]
}

const under = (schema: JsonSchema, name: string): JsonSchema[] => {
  if (name === '[]') return schema.items ? choicesOf(schema.items) : []
  const field = schema.properties?.[name]
  if (field) return choicesOf(field)
  return typeof schema.additionalProperties === 'object' ? choicesOf(schema.additionalProperties) : []
}

/** The schemas that apply at a path, from the published JSON Schema. */
export const schemasAt = (path: readonly string[]): readonly JsonSchema[] =>
  path.reduce<readonly JsonSchema[]>((schemas, name) => schemas.flatMap((schema) => under(schema, name)), [root])
