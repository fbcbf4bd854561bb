import { z } from 'zod'
import type { JsonSchema } from './document'
import { describeFields } from './field-descriptions'
import type { SchemaSource, SchemaSources } from './schema-sources'

/** Whether a schema describes a request or an answer. */
export type Direction = 'input' | 'output'

const prefix = '#/components/schemas/'

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

export const referencesIn = (value: unknown): string[] => {
  if (Array.isArray(value)) return value.flatMap(referencesIn)
  if (!isObject(value)) return []
  const own = typeof value['$ref'] === 'string' ? [value['$ref'].replace(prefix, '')] : []
  return [...own, ...Object.values(value).flatMap(referencesIn)]
}

interface Rendered extends SchemaSource {
  readonly schema: z.ZodType
}

const isOpen = (value: unknown): value is JsonSchema => value instanceof Object && 'properties' in value

/**
 * A slash needs no escape in JSON Schema; generators that write patterns between slashes escape it themselves. What
 * stands under further names is left open, since TypeScript's index signature would have to fit the named ones too.
 */
const forGenerators = (schema: JsonSchema): JsonSchema =>
  JSON.parse(JSON.stringify(schema), (name, value: unknown) => {
    if (name === 'pattern' && typeof value === 'string') return value.replaceAll('\\/', '/')
    return isOpen(value) && value.additionalProperties instanceof Object
      ? { ...value, additionalProperties: {} }
      : value
  }) as JsonSchema

const renderAll = (
  sources: ReadonlyMap<string, Rendered>,
  io: Direction,
  nameOf: (id: string) => string,
): Record<string, JsonSchema> => {
  const registry = z.registry<{ id: string }>()
  for (const [id, { schema }] of sources) registry.add(schema, { id })
  const { schemas } = z.toJSONSchema(registry, { io, uri: (id) => `${prefix}${nameOf(id)}` })
  return Object.fromEntries(
    Object.entries(schemas).map(([id, { $schema, $id, ...schema }]) => [
      id,
      describeFields(forGenerators(schema as JsonSchema), id, sources.get(id)?.descriptions ?? []),
    ]),
  )
}

/** The schemas that differ between requests and answers, or that reference one that does. */
const twofold = (input: Record<string, JsonSchema>, output: Record<string, JsonSchema>): ReadonlySet<string> => {
  const found = new Set(Object.keys(input).filter((id) => JSON.stringify(input[id]) !== JSON.stringify(output[id])))
  for (let before = -1; before < found.size;) {
    before = found.size
    for (const [id, schema] of Object.entries(input)) {
      if (referencesIn(schema).some((reference) => found.has(reference))) found.add(id)
    }
  }
  return found
}

export interface ComponentSchemas {
  /** How a document refers to a schema: by its component, or inline where it has no name. */
  show(schema: z.ZodType, direction: Direction): JsonSchema
  /** The schema itself, named or not. */
  resolve(schema: z.ZodType, direction: Direction): JsonSchema
  /** The components that these values reference, directly or through others. */
  used(by: unknown): Record<string, JsonSchema>
}

const reachable = (components: Record<string, JsonSchema>, from: unknown): Set<string> => {
  const found = new Set<string>()
  const queue = referencesIn(from)
  for (let id = queue.pop(); id !== undefined; id = queue.pop()) {
    if (found.has(id)) continue
    found.add(id)
    queue.push(...referencesIn(components[id]))
  }
  return found
}

/**
 * Renders all schemas at once, so that each named one is written once and referenced elsewhere.
 * A request schema gets the suffix `Input` where it differs from the answer schema of the same name.
 */
export const renderSchemas = (sources: SchemaSources): ComponentSchemas => {
  const ids = new Map([...sources].map(([schema, { name }], index) => [schema, name ?? `anonymous-${index}`]))
  const byId = new Map([...sources].map(([schema, source]) => [ids.get(schema) ?? '', { schema, ...source }]))
  const same = (id: string) => id
  const output = renderAll(byId, 'output', same)
  const apart = twofold(renderAll(byId, 'input', same), output)
  const inputName = (id: string) => (apart.has(id) ? `${id}Input` : id)
  const input = renderAll(byId, 'input', inputName)
  const components = {
    ...output,
    ...Object.fromEntries(Object.entries(input).map(([id, schema]) => [inputName(id), schema])),
  }
  const idOf = (schema: z.ZodType): string => {
    const id = ids.get(schema)
    if (id === undefined) throw new Error('a schema that was not rendered')
    return id
  }
  const resolve = (schema: z.ZodType, direction: Direction): JsonSchema =>
    (direction === 'input' ? input : output)[idOf(schema)] ?? {}
  return {
    resolve,
    show: (schema, direction) => {
      const id = idOf(schema)
      if (sources.get(schema)?.name === undefined) return resolve(schema, direction)
      return { $ref: `${prefix}${direction === 'input' ? inputName(id) : id}` }
    },
    used: (by) => {
      const wanted = reachable(components, by)
      return Object.fromEntries(Object.entries(components).filter(([id]) => wanted.has(id)))
    },
  }
}
