import { isRecord, findOperation, type ErrorId, type OperationKey } from '@soe/contracts'
import type { z } from 'zod'
import { describeIssue } from '../document/describe-issue'
import { error, messageOf, type Finding, type Segment } from '../document/finding'
import { withAllowed } from '../document/nearest'
import { bodyKindOf, type Reply } from '../document/reply.schema'
import {
  accepts,
  fieldsUnder,
  isFree,
  isOptional,
  namesUnder,
  plainSchemas,
  type Schema,
} from '../document/schema-fields'
import { answerSchema, hasProcessStep, responseSchema, statusesOf } from './operation-schemas'

export const errorsOf = (key: OperationKey): readonly ErrorId[] => findOperation(key).metadata.errors

const errorProblem = (key: OperationKey, id: ErrorId, segments: readonly Segment[]): Finding | undefined => {
  const allowed = errorsOf(key)
  if (allowed.includes(id)) return undefined
  return error(
    'error-not-answered',
    segments,
    () => withAllowed(`${key} never answers the error ${id}.`, id, allowed),
    allowed,
  )
}

const statusProblem = (key: OperationKey, status: number): Finding | undefined => {
  if (responseSchema(key, status)) return undefined
  const allowed = statusesOf(key)
  const said = `${key} never answers the status ${status}; say offContract: true, or take one of ${allowed.join(', ')}.`
  return error('status-not-answered', ['status'], said, allowed.map(String))
}

/**
 * JSON of its own must be what the contract declares for the status; any other body of a failure comes from a gateway
 * before the service.
 */
const bodyProblems = (key: OperationKey, reply: Reply): Finding[] => {
  const { status = 0, body } = reply
  const kind = bodyKindOf(reply)
  if (kind === undefined || (kind !== 'body' && status >= 400)) return []
  const schema = responseSchema(key, status)
  if (kind === 'body' && schema && accepts([schema], body)) return []
  const said = `${key} never answers ${status} with such a body; say offContract: true to have it.`
  return [error('not-in-contract', [kind], said)]
}

const nothingKnown = { names: () => [], values: () => [] }

/** A value that the contract does not know, with the allowed ones. */
const wrongValue = (schemas: readonly Schema[], value: unknown, segments: readonly Segment[]): Finding => {
  const issues = schemas.flatMap((schema) => (schema as z.ZodType).safeParse(value).error?.issues ?? [])
  const [inner] = issues.flatMap((issue) => describeIssue(issue, value, nothingKnown))
  const said = ['The contract knows no such value here.', inner && messageOf(inner)].filter(Boolean).join(' ')
  return error('not-in-contract', segments, said, inner?.allowed)
}

/** The fields of a patch that the answer's schemas do not take. */
function* patchProblems(schemas: readonly Schema[], patch: unknown, segments: readonly Segment[]): Generator<Finding> {
  if (schemas.some(isFree)) return
  if (!isRecord(patch)) {
    if (!accepts(schemas, patch)) yield wrongValue(schemas, patch, segments)
    return
  }
  for (const [name, value] of Object.entries(patch)) yield* fieldProblems(schemas, name, value, [...segments, name])
}

/** A field of one kind of answer goes where another kind is made of it. */
const isOfOneKind = (schemas: readonly Schema[], name: string): boolean =>
  schemas.flatMap(plainSchemas).some((schema) => fieldsUnder([schema], name).length === 0)

function* fieldProblems(
  schemas: readonly Schema[],
  name: string,
  value: unknown,
  segments: readonly Segment[],
): Generator<Finding> {
  const fields = fieldsUnder(schemas, name)
  if (fields.length === 0) {
    const allowed = namesUnder(schemas)
    yield error(
      'not-in-contract',
      segments,
      () => withAllowed(`The answer has no field "${name}".`, name, allowed),
      allowed,
    )
  } else if (value !== null) yield* patchProblems(fields, value, segments)
  else if (!fields.some(isOptional) && !isOfOneKind(schemas, name))
    yield error('not-in-contract', segments, `The answer cannot do without "${name}".`)
}

const listed = (problem: Finding | undefined): Finding[] => (problem ? [problem] : [])

const problemsOf = (key: OperationKey, reply: Reply): Iterable<Finding> => {
  if (reply.error !== undefined) return listed(errorProblem(key, reply.error, ['error']))
  if (reply.errors) {
    return reply.errors.flatMap(({ error: id }, index) => listed(errorProblem(key, id, ['errors', index, 'error'])))
  }
  if (reply.offContract) return []
  if (reply.status !== undefined) return [...listed(statusProblem(key, reply.status)), ...bodyProblems(key, reply)]
  if (reply.patch) return patchProblems([answerSchema(key)], reply.patch, ['patch'])
  if (!reply.emptyProcessStep || hasProcessStep(key)) return []
  return [error('no-process-step', ['emptyProcessStep'], `The answer of ${key} has no process step.`)]
}

/** Why an operation can't give a reply; the findings' paths start at the reply. */
export const replyProblems = (key: OperationKey, reply: Reply): Finding[] => [...problemsOf(key, reply)]

/** Whether an operation can give a reply: the first problem is enough to say no. */
export const gives = (key: OperationKey, reply: Reply): boolean =>
  problemsOf(key, reply)[Symbol.iterator]().next().done === true
