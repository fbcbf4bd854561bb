import { z } from 'zod'
import { operations, type Operation } from '../operations'
import { areas } from '../areas'
import { sharedDescriptions } from '../shared/shared.descriptions'
import type { Descriptions } from './field-descriptions'
import { schemaFiles } from './schema-files'

/** A schema's name in the document, if it has one, and its field descriptions, those of its own file first. */
export interface SchemaSource {
  readonly name?: string
  readonly descriptions: readonly Descriptions[]
}

export type SchemaSources = ReadonlyMap<z.ZodType, SchemaSource>

type Exports = Readonly<Record<string, unknown>>

const byName = ([left]: [string, unknown], [right]: [string, unknown]) => (left < right ? -1 : 1)

/** Every schema exported as `XSchema`, named `X`; a schema with two names gets the first. */
export const namedSchemas = (exported: Exports): ReadonlyMap<z.ZodType, string> => {
  const named = new Map<z.ZodType, string>()
  for (const [key, value] of Object.entries(exported).sort(byName)) {
    if (key.endsWith('Schema') && value instanceof z.ZodType && !named.has(value)) {
      named.set(value, key.slice(0, -'Schema'.length))
    }
  }
  return named
}

/** The description table of a file with schemas, whatever its name. */
export const tableOf = (file: Exports): Descriptions => {
  const [, table = {}] = Object.entries(file).find(([name]) => /^(d|\w+D)escriptions$/.test(name)) ?? []
  return table as Descriptions
}

const fileOf = (key: string): Exports => {
  const [area = '', name = ''] = key.split('.')
  return (areas as Readonly<Record<string, { files: Readonly<Record<string, Exports>> }>>)[area]?.files[name] ?? {}
}

const sourcesOf = (file: Exports): [z.ZodType, SchemaSource][] => {
  const descriptions = [tableOf(file), sharedDescriptions]
  return [...namedSchemas(file)].map(([schema, name]) => [schema, { name, descriptions }])
}

/** An answer without a body is declared with a marker that is not a schema. */
export const isSchema = (declared: unknown): declared is z.ZodType => declared instanceof Object && '_zod' in declared

/** The schemas of an operation that no shared file exports. */
const namelessOf = (key: string, operation: Operation): [z.ZodType, SchemaSource][] => {
  const { body, query, responses } = operation as { body?: unknown; query?: unknown; responses: object }
  const descriptions = [tableOf(fileOf(key)), sharedDescriptions]
  return [body, query, ...Object.values(responses)].filter(isSchema).map((schema) => [schema, { descriptions }])
}

export const schemaSources = (): SchemaSources => {
  const named = [...schemaFiles, ...operations.map(({ key }) => fileOf(key))].flatMap(sourcesOf)
  const nameless = operations.flatMap(({ key, operation }) => namelessOf(key, operation))
  return new Map([...nameless, ...named])
}
