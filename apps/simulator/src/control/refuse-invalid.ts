import { controlContract } from '@soe/contracts'
import type { RequestValidationError } from '@ts-rest/fastify'
import { RefusalFault } from '@soe/world'
import type { FastifyRequest } from 'fastify'
import { describeInvalid } from '../http/handle-errors'

/** The parts of zod's schemas that are read here. */
interface Schema {
  readonly shape?: Readonly<Record<string, Schema>>
  readonly options?: readonly (Schema | string)[]
  readonly element?: Schema
  unwrap?(): Schema
}

interface Issue {
  readonly code?: string
  readonly path: readonly PropertyKey[]
  readonly values?: readonly unknown[]
  readonly errors?: readonly (readonly Issue[])[]
}

const isSchema = (value: Schema | string | undefined): value is Schema => typeof value === 'object'

/** The fields allowed at the path; of a union, those of every member. */
const fieldsAt = (schema: Schema | undefined, [first, ...rest]: readonly PropertyKey[]): string[] => {
  if (!schema) return []
  if (schema.options)
    return schema.options
      .filter(isSchema)
      .flatMap((option) => fieldsAt(option, first === undefined ? [] : [first, ...rest]))
  if (schema.shape) return first === undefined ? Object.keys(schema.shape) : fieldsAt(schema.shape[String(first)], rest)
  if (schema.element) return fieldsAt(schema.element, rest)
  return fieldsAt(schema.unwrap?.(), first === undefined ? [] : [first, ...rest])
}

const deepest = (issues: readonly Issue[]): Issue[] =>
  issues.flatMap((issue) => {
    const inner = (issue.errors ?? [])
      .flatMap((member) => deepest(member))
      .filter(({ path }) => path.length > 1)
      .map((found) => ({ ...found, path: [...issue.path, ...found.path] }))
    return inner.length > 0 ? inner : [issue]
  })

const allowedBy = (schema: Schema | undefined, issue: Issue): string[] => {
  if (issue.code === 'invalid_value') return (issue.values ?? []).map(String)
  if (issue.code === 'unrecognized_keys' || issue.code === 'invalid_union') return fieldsAt(schema, issue.path)
  return []
}

const issuesOf = (error: unknown): Issue[] => deepest((error as { issues?: Issue[] } | null)?.issues ?? [])

const routeOf = ({ method, routeOptions }: FastifyRequest) =>
  Object.values(controlContract).find((route) => route.method === method && route.path === routeOptions.url) as
    { body?: Schema; query?: Schema } | undefined

/** Refuses a request that doesn't fit the contract, and names what would. */
export const refuseInvalid = (error: RequestValidationError, request: FastifyRequest): RefusalFault => {
  const route = routeOf(request)
  const allowed = [
    ...issuesOf(error.query).flatMap((issue) => allowedBy(route?.query, issue)),
    ...issuesOf(error.body).flatMap((issue) => allowedBy(route?.body, issue)),
  ]
  const names = [...new Set(allowed)]
  return new RefusalFault(400, 'INVALID_REQUEST', describeInvalid(error), names.length > 0 ? names : undefined)
}
