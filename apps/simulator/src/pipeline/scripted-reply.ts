import type { ErrorReason, OperationKey } from '@soe/contracts'
import { checkAnswer, OffContractError } from '@soe/carrier'
import {
  applyPatch,
  bodyKindOf,
  type ErrorReply,
  type OrderedFailure,
  type Reply as RuleReply,
  type RuleVerdict,
} from '@soe/scenario'
import type { Reply } from './reply'

const failureReply = ({ error, status }: OrderedFailure): Reply | undefined => {
  if (error !== undefined) return { kind: 'errors', errors: [{ id: error }] }
  return status === undefined ? undefined : { kind: 'scripted-status', status }
}

const reasonOf = ({ error, details, message }: ErrorReply): ErrorReason => ({
  id: error,
  ...(details && { details: [details] }),
  ...(message !== undefined && { text: message }),
})

/** A good status with a body of its own is an answer; any status from 400 on is a failure. */
const statusReply = (reply: RuleReply): Reply | undefined => {
  const { status = 500 } = reply
  const kind = bodyKindOf(reply)
  const given = kind && { body: reply[kind] }
  if (status >= 400) return { kind: 'scripted-status', status, ...given }
  return given && { kind: 'answer', status, ...given }
}

const ruleReply = (reply: RuleReply): Reply | undefined => {
  const { error, message, details, errors, status } = reply
  if (error !== undefined) return { kind: 'errors', errors: [reasonOf({ error, message, details })] }
  const [first, ...others] = errors ?? []
  if (first) return { kind: 'errors', errors: [reasonOf(first), ...others.map(reasonOf)] }
  return status === undefined ? undefined : statusReply(reply)
}

/** What the call is answered whatever the operation does; undefined where its own answer counts. */
export const scriptedReply = (verdict: RuleVerdict): Reply | undefined => {
  if (verdict.failure) return failureReply(verdict.failure)
  const fault = verdict?.fault
  if (fault?.reset || fault?.hang) return { kind: 'none' }
  const reply = verdict?.reply
  return reply && ruleReply(reply)
}

type Answer = Extract<Reply, { kind: 'answer' }>

const emptyStep = { serviceBody: { serviceResponse: { context: { contextInfo: { processStep: '' } } } } }

const patchAnswer = (key: OperationKey, body: unknown, { patch, offContract }: RuleReply): unknown => {
  const answer = applyPatch(body, patch)
  if (!offContract) checkAnswer(key, answer)
  return answer
}

const changeAnswer = (key: OperationKey, answer: Answer, reply: RuleReply): Answer => {
  const { body } = answer
  if (reply.patch) return { ...answer, body: patchAnswer(key, body, reply) }
  if (reply.emptyProcessStep) return { ...answer, body: applyPatch(body, emptyStep) }
  if (reply.goToUrl !== undefined) return { ...answer, body: applyPatch(body, { goToUrl: reply.goToUrl }) }
  return { ...answer, status: reply.status ?? answer.status }
}

const offContractReply = ({ acting }: RuleVerdict, { message: reason }: Error): Reply => ({
  kind: 'off-contract',
  scenario: acting?.scenario ?? '',
  rule: acting?.rule.id ?? '',
  reason,
})

/** The operation's own answer as the acting rule changes it; an error stays as it is. */
export const changedReply = (key: OperationKey, verdict: RuleVerdict, own: Reply): Reply => {
  const reply = verdict?.reply
  if (!reply || own.kind !== 'answer') return own
  try {
    return changeAnswer(key, own, reply)
  } catch (error) {
    if (error instanceof OffContractError) return offContractReply(verdict, error)
    throw error
  }
}
