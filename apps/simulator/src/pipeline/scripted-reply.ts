import { findOperation, type ErrorReason, type OperationKey } from '@soe/contracts'
import { checkAnswer } from '@soe/carrier'
import { applyPatch, bodyKindOf, type ErrorReply, type OrderedFailure, type Reply as RuleReply } from '@soe/scenario'
import type { Reply } from './reply'

export const failureReply = ({ error, status }: OrderedFailure): Reply | undefined => {
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

/** The answer that a rule gives; undefined where it changes the operation's own. */
export const ruleReply = (reply: RuleReply): Reply | undefined => {
  const { error, message, details, errors, status } = reply
  if (error !== undefined) return { kind: 'errors', errors: [reasonOf({ error, message, details })] }
  const [first, ...others] = errors ?? []
  if (first) return { kind: 'errors', errors: [reasonOf(first), ...others.map(reasonOf)] }
  return status === undefined ? undefined : statusReply(reply)
}

type Answer = Extract<Reply, { kind: 'answer' }>

const emptyStep = { serviceBody: { serviceResponse: { context: { contextInfo: { processStep: '' } } } } }

const patchAnswer = (key: OperationKey, body: unknown, { patch, offContract }: RuleReply): unknown => {
  const answer = applyPatch(body, patch)
  if (!offContract) checkAnswer(key, answer)
  return answer
}

/** The operation's answer as a rule changes it; throws where that breaks the contract. */
export const changeAnswer = (key: OperationKey, answer: Answer, reply: RuleReply): Answer => {
  const { body } = answer
  if (reply.patch) return { ...answer, body: patchAnswer(key, body, reply) }
  if (reply.emptyProcessStep) return { ...answer, body: applyPatch(body, emptyStep) }
  if (reply.goToUrl !== undefined) return { ...answer, body: applyPatch(body, { goToUrl: reply.goToUrl }) }
  return { ...answer, status: reply.status ?? answer.status }
}

/** The same of a real backend's answer; one that breaks the contract by itself may go on doing so. */
export const changeCarried = (key: OperationKey, own: Extract<Reply, { kind: 'carried' }>, reply: RuleReply): Reply => {
  const offContract = reply.offContract ?? (!findOperation(key).responses[200].validate(own.body) || undefined)
  const given = { ...reply, ...(offContract && { offContract }) }
  const { status, body } = changeAnswer(key, { kind: 'answer', status: own.status, body: own.body }, given)
  return { ...own, status, body, bytes: Buffer.from(JSON.stringify(body)) }
}
