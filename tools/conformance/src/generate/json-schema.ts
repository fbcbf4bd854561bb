import type { OperationKey } from '@soe/contracts'
import { z } from 'zod'
import { operationOf } from '../contract/judged-operations'

/** The part of JSON Schema that requests need. */
export interface RequestSchema {
  readonly type?: string
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly format?: string
  readonly pattern?: string
  readonly minLength?: number
  readonly maxLength?: number
  readonly minimum?: number
  readonly maximum?: number
  readonly minItems?: number
  readonly maxItems?: number
  readonly properties?: Readonly<Record<string, RequestSchema>>
  readonly required?: readonly string[]
  readonly items?: RequestSchema
  readonly anyOf?: readonly RequestSchema[]
  readonly oneOf?: readonly RequestSchema[]
  readonly allOf?: readonly RequestSchema[]
}

interface Declared {
  readonly body?: z.ZodType
  readonly query?: z.ZodType
}

/** What a request is read with: its body, or the query of a GET. */
export const requestSchemaOf = (key: OperationKey): z.ZodType | undefined => {
  const { body, query } = operationOf(key) as unknown as Declared
  return body ?? query
}

const shapes = new Map<OperationKey, RequestSchema>()

export const requestShapeOf = (key: OperationKey): RequestSchema => {
  const known = shapes.get(key)
  if (known) return known
  const schema = requestSchemaOf(key)
  const shape = (schema ? z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) : {}) as RequestSchema
  shapes.set(key, shape)
  return shape
}

/** Whether the server, which reads what was serialised, would take the value. */
export const isValidRequest = (schema: z.ZodType, wire: string | undefined): boolean =>
  schema.safeParse(wire === undefined ? undefined : JSON.parse(wire)).success
