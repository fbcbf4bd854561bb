import type { Operation } from '../operations'
import type { OperationKey } from '../areas'

/** What holds beyond what schemas can say. */
export interface DocumentedInvariant {
  id: string
  /** The operation or the schema whose field it is about; `any` for every answer, `session` where it holds between the answers of one. */
  in: string
  at: string
  says: string
}

/** A JSON Schema of draft 2020-12, as OpenAPI 3.1 takes it. */
export interface JsonSchema {
  $ref?: string
  type?: string | string[]
  description?: string
  enum?: unknown[]
  const?: unknown
  format?: string
  pattern?: string
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  exclusiveMinimum?: number
  exclusiveMaximum?: number
  minItems?: number
  maxItems?: number
  properties?: Record<string, JsonSchema>
  required?: string[]
  additionalProperties?: boolean | JsonSchema
  propertyNames?: JsonSchema
  items?: JsonSchema
  prefixItems?: JsonSchema[]
  anyOf?: JsonSchema[]
  oneOf?: JsonSchema[]
  allOf?: JsonSchema[]
  default?: unknown
}

export interface Reference {
  $ref: string
}

export interface MediaType {
  schema: JsonSchema
  example?: unknown
  examples?: Record<string, Example | Reference>
}

export interface Example {
  summary: string
  value: unknown
}

export interface Parameter {
  name: string
  in: 'query' | 'header' | 'cookie'
  description?: string
  required?: boolean
  schema: JsonSchema
  example?: unknown
}

export interface ResponseObject {
  description: string
  headers?: Record<string, Reference>
  content?: Record<string, MediaType>
}

export interface RequestBody {
  description?: string
  required: boolean
  content: Record<string, MediaType>
}

export interface DocumentOperation {
  operationId: string
  summary: string
  tags: string[]
  security: Record<string, string[]>[]
  parameters: (Parameter | Reference)[]
  requestBody?: RequestBody
  responses: Record<string, Reference>
  /** The contract's key, the same on every path of the operation. */
  'x-operation': string
  'x-kind': 'read' | 'change'
  /** The audience of the path; `any` takes it from the session. */
  'x-audience': string
  /** The operationId of the path that this one is an alias of. */
  'x-alias-of'?: string
  'x-success-rule': string
  /** True where the call or its path is this project's choice. */
  'x-chosen': boolean
  /** How certain this path is. */
  'x-path-status': 'given' | 'derived' | 'extrapolated' | 'chosen'
}

export type PathItem = Partial<Record<'get' | 'post', DocumentOperation>>

export interface OpenApiDocument {
  openapi: '3.1.0'
  info: {
    title: string
    version: string
    description: string
    license: { name: string; url: string }
    contact: { name: string; url: string }
  }
  servers: { url: string; description: string; 'x-internal': boolean }[]
  tags: { name: string; description: string }[]
  paths: Record<string, PathItem>
  'x-invariants'?: readonly DocumentedInvariant[]
  components: {
    schemas: Record<string, JsonSchema>
    parameters: Record<string, Parameter>
    responses: Record<string, ResponseObject>
    examples: Record<string, Example>
    headers: Record<string, { description: string; schema: JsonSchema }>
    securitySchemes: Record<string, { type: string; in: string; name: string; description: string }>
  }
}

export const reference = (kind: keyof OpenApiDocument['components'], name: string): Reference => ({
  $ref: `#/components/${kind}/${name}`,
})

export interface KeyedOperation {
  readonly key: OperationKey
  readonly operation: Operation
}

/** The version of the next document to be released; `CHANGELOG.md` lists the breaking changes of each. */
export const contractVersion = '1.0.0'
