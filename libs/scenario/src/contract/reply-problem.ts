import type { ErrorId, OperationKey } from '@soe/contracts'
import { error, type Finding, type Segment } from '../document/finding'
import { suggestAllowed } from '../document/nearest'
import type { Reply } from '../document/reply.schema'
import {
  accepts,
  fieldsUnder,
  isFree,
  isOptional,
  namesUnder,
  plainSchemas,
  type Schema,
} from '../document/schema-fields'
import { errorsOf } from './operation-errors'
import { answerSchema, hasProcessStep, statusesOf } from './operation-schemas'

const errorProblem = (key: OperationKey, id: ErrorId, segments: readonly Segment[]): Finding | undefined => {
  const allowed = errorsOf(key)
  if (allowed.includes(id)) return undefined
  return error(
    'error-not-answered',
    segments,
    `${key} never answers the error ${id}. ${suggestAllowed(id, allowed)}`,
    allowed,
  )
}

const statusProblem = (key: OperationKey, status: number): Finding | undefined => {
  const allowed = statusesOf(key)
  if (allowed.includes(status)) return undefined
  const said = `${key} never answers the status ${status}; say offContract: true, or take one of ${allowed.join(', ')}.`
  return error('status-not-answered', ['status'], said, allowed.map(String))
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The first field of a patch that the answer's schemas do not take. */
const patchProblem = (
  schemas: readonly Schema[],
  patch: unknown,
  segments: readonly Segment[],
): Finding | undefined => {
  if (schemas.some(isFree)) return undefined
  if (!isObject(patch)) {
    return accepts(schemas, patch)
      ? undefined
      : error('not-in-contract', segments, 'The contract knows no such value here.')
  }
  for (const [name, value] of Object.entries(patch)) {
    const found = fieldProblem(schemas, name, value, [...segments, name])
    if (found) return found
  }
  return undefined
}

/** A field of one kind of answer goes where another kind is made of it. */
const isOfOneKind = (schemas: readonly Schema[], name: string): boolean =>
  schemas.flatMap(plainSchemas).some((schema) => fieldsUnder([schema], name).length === 0)

const fieldProblem = (schemas: readonly Schema[], name: string, value: unknown, segments: readonly Segment[]) => {
  const fields = fieldsUnder(schemas, name)
  const allowed = namesUnder(schemas)
  if (fields.length === 0) {
    return error(
      'not-in-contract',
      segments,
      `The answer has no field "${name}". ${suggestAllowed(name, allowed)}`,
      allowed,
    )
  }
  if (value !== null) return patchProblem(fields, value, segments)
  return fields.some(isOptional) || isOfOneKind(schemas, name)
    ? undefined
    : error('not-in-contract', segments, `The answer can not do without "${name}".`)
}

/** Why an operation can't give a reply; the finding's path starts at the reply. */
export const replyProblem = (key: OperationKey, reply: Reply): Finding | undefined => {
  if (reply.error !== undefined) return errorProblem(key, reply.error, ['error'])
  if (reply.errors) {
    return reply.errors.map(({ error: id }, index) => errorProblem(key, id, ['errors', index, 'error'])).find(Boolean)
  }
  if (reply.offContract) return undefined
  if (reply.status !== undefined) return statusProblem(key, reply.status)
  if (reply.patch) return patchProblem([answerSchema(key)], reply.patch, ['patch'])
  if (!reply.emptyProcessStep || hasProcessStep(key)) return undefined
  return error('no-process-step', ['emptyProcessStep'], `The answer of ${key} has no process step.`)
}
