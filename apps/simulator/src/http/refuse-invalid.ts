import { controlContract, operations } from '@soe/contracts'
import type { RefusalFault } from '@soe/world'
import type { RequestValidationError } from '@ts-rest/fastify'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { routeOf } from './path-table'
import { shapeRefusal, type CheckedPart, type Schema } from './shape-refusal'
import { redact } from '@soe/contracts/redaction'
import { isLarge } from '../validation/issues-in'

const redactField = (name: string, value: unknown): unknown => Object.values(redact({ [name]: value }))[0]

const isSecret = (name: string): boolean => redactField(name, '') !== ''

/** As `redact` shows a value; of a large one only what is looked at is redacted. */
export const redactLazily = (value: unknown): unknown =>
  isLarge(value)
    ? new Proxy(value as object, {
        get: (target, name) => {
          const held: unknown = Reflect.get(target, name)
          if (typeof name === 'symbol' || !Object.hasOwn(target, name)) return held
          return isLarge(held) && !isSecret(name) ? redactLazily(held) : redactField(name, held)
        },
      })
    : redact(value)

/** The query of an operation that takes none. */
export const noQuery = z.strictObject({})

interface Schemas {
  readonly pathParams?: Schema
  readonly headers?: Schema
  readonly query?: Schema
  readonly body?: Schema
}

const controlSchemas = ({ method, routeOptions }: FastifyRequest) =>
  Object.values(controlContract).find((route) => route.method === method && route.path === routeOptions.url) as
    | Schemas
    | undefined

const operationSchemas = ({ routeOptions }: FastifyRequest) =>
  operations.find(({ key }) => routeOf({ key }) === routeOptions.url)?.operation as Schemas | undefined

/** What a refusal quotes is redacted, as the journal keeps it. */
const checkedPart = (name: string, error: unknown, value: unknown, schema: Schema | undefined): CheckedPart[] => {
  const { issues = [] } = (error ?? {}) as Partial<CheckedPart>
  return schema ? [{ name, value: redactLazily(value), schema, issues }] : []
}

/** Refuses a request that doesn't fit the contract, and names what would. */
export const refuseInvalid = (error: RequestValidationError, request: FastifyRequest): RefusalFault => {
  const schemas = operationSchemas(request) ?? controlSchemas(request)
  return shapeRefusal('INVALID_REQUEST', [
    ...checkedPart('path', error.pathParams, request.params, schemas?.pathParams),
    ...checkedPart('headers', error.headers, request.headers, schemas?.headers),
    ...checkedPart('query', error.query, request.query, schemas?.query ?? noQuery),
    ...checkedPart('body', error.body, request.body, schemas?.body),
  ])
}
