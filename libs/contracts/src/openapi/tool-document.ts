import type { z } from 'zod'
import { RefusalSchema } from '../shared/service.schema'
import { renderSchemas, type ComponentSchemas } from './component-schemas'
import { contractVersion, type JsonSchema, type OpenApiDocument } from './document'
import { namedSchemas, type SchemaSource, type SchemaSources } from './schema-sources'

/** A call of a document that is not the contract's: of the control API, or of the chat's service. */
export interface ToolCall {
  readonly operationId: string
  readonly method: string
  readonly path: string
  readonly summary: string
  readonly tag: string
  readonly pathParams?: z.ZodType
  readonly query?: z.ZodType
  readonly body?: z.ZodType
  /** Instead of JSON, or beside it. */
  readonly bodyTypes?: Readonly<Record<string, JsonSchema>>
  readonly example?: unknown
  /** By status; a schema where the answer is JSON. */
  readonly answers: Readonly<Record<string, ToolAnswer>>
}

export interface ToolAnswer {
  readonly description: string
  readonly schema?: z.ZodType
  /** Beside JSON. */
  readonly types?: readonly string[]
}

export interface ToolDocumentOptions {
  readonly title: string
  readonly description: string
  readonly server: string
  readonly tags: Readonly<Record<string, string>>
  /** Files whose schemas have a name in the document. */
  readonly files: readonly Readonly<Record<string, unknown>>[]
  readonly calls: readonly ToolCall[]
  readonly security: { readonly name: string; readonly scheme: object; readonly isOptional: boolean }
}

export interface ToolDocument {
  readonly openapi: '3.1.0'
  readonly info: object
  readonly servers: OpenApiDocument['servers']
  readonly tags: readonly object[]
  readonly security: readonly object[]
  readonly paths: Readonly<Record<string, Readonly<Record<string, ToolOperation>>>>
  readonly components: {
    readonly schemas: Record<string, JsonSchema>
    readonly responses: object
    readonly securitySchemes: Readonly<Record<string, object>>
  }
}

export interface ToolOperation {
  readonly operationId: string
  readonly summary: string
  readonly tags: readonly string[]
  readonly parameters?: readonly object[]
  readonly requestBody?: object
  readonly responses: Readonly<Record<string, object>>
}

const json = 'application/json'

const sourcesOf = ({ files, calls }: ToolDocumentOptions): SchemaSources => {
  const named = files.flatMap((file) => [...namedSchemas(file)])
  const nameless = calls
    .flatMap(({ pathParams, query, body, answers }) => [
      pathParams,
      query,
      body,
      ...Object.values(answers).map(({ schema }) => schema),
    ])
    .filter((schema) => schema !== undefined)
  return new Map<z.ZodType, SchemaSource>([
    ...nameless.map((schema): [z.ZodType, SchemaSource] => [schema, { descriptions: [] }]),
    ...[...named, [RefusalSchema, 'Refusal'] as const].map(([schema, name]): [z.ZodType, SchemaSource] => [
      schema,
      { name, descriptions: [] },
    ]),
  ])
}

const parametersOf = (schemas: ComponentSchemas, schema: z.ZodType | undefined, place: 'path' | 'query'): object[] => {
  if (!schema) return []
  const { properties = {}, required = [] } = schemas.resolve(schema, 'input')
  return Object.entries(properties).map(([name, field]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: field,
  }))
}

const bodyOf = (schemas: ComponentSchemas, { body, bodyTypes, example }: ToolCall): object | undefined => {
  if (!body && !bodyTypes) return undefined
  const shown = body && { [json]: { schema: schemas.show(body, 'input'), ...(example !== undefined && { example }) } }
  const others = Object.entries(bodyTypes ?? {}).map(([type, schema]) => [type, { schema }])
  return {
    required: body !== undefined && !body.safeParse(undefined).success,
    content: { ...shown, ...Object.fromEntries(others) },
  }
}

const answerOf = (schemas: ComponentSchemas, { description, schema, types = [] }: ToolAnswer): object => {
  const others = types.map((type) => [type, { schema: { type: 'string' } }])
  const content = {
    ...(schema && { [json]: { schema: schemas.show(schema, 'output') } }),
    ...Object.fromEntries(others),
  }
  return { description, ...(Object.keys(content).length > 0 && { content }) }
}

const templated = (path: string): string => path.replaceAll(/:(\w+)/g, '{$1}')

const operationOf = (schemas: ComponentSchemas, call: ToolCall): ToolOperation => {
  const { operationId, summary, tag, pathParams, query, answers } = call
  const parameters = [...parametersOf(schemas, pathParams, 'path'), ...parametersOf(schemas, query, 'query')]
  const requestBody = bodyOf(schemas, call)
  const answered = Object.entries(answers).map(([status, answer]) => [status, answerOf(schemas, answer)])
  return {
    operationId,
    summary,
    tags: [tag],
    ...(parameters.length > 0 && { parameters }),
    ...(requestBody && { requestBody }),
    responses: { ...Object.fromEntries(answered), default: { $ref: '#/components/responses/Refused' } },
  }
}

export const createToolDocument = (options: ToolDocumentOptions): ToolDocument => {
  const { title, description, server, tags, calls, security } = options
  const schemas = renderSchemas(sourcesOf(options))
  const paths: Record<string, Record<string, ToolOperation>> = {}
  for (const call of calls) {
    const path = templated(call.path)
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: operationOf(schemas, call) }
  }
  const responses = {
    Refused: {
      description: 'The request is refused: `error.code` says why, and `error.allowed` what would be taken.',
      content: { [json]: { schema: schemas.show(RefusalSchema, 'output') } },
    },
  }
  return {
    openapi: '3.1.0',
    info: {
      title,
      version: contractVersion,
      description,
      license: { name: 'MIT', url: 'https://opensource.org/license/mit' },
      contact: { name: 'The maintainers', url: 'https://halyard.example' },
    },
    servers: [
      { url: server, description: 'A simulator of the carrier, for tests on this machine', 'x-internal': true },
    ],
    tags: Object.entries(tags).map(([name, text]) => ({ name, description: text })),
    security: [...(security.isOptional ? [{}] : []), { [security.name]: [] }],
    paths,
    components: {
      schemas: schemas.used([paths, responses]),
      responses,
      securitySchemes: { [security.name]: security.scheme },
    },
  }
}
