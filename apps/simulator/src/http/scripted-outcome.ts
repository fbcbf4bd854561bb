import type { OperationKey } from '@soe/contracts'
import { applyPatch, type ErrorReply, type Reply } from '@soe/scenario'
import { faultOf, replyOf, type OrderedFailure, type Verdict } from '../scenario-player/decide'
import { checkAnswer, OffContractError } from '@soe/carrier'
import { errorOutcome, errorsOutcome, refusal, type ErrorReason, type Outcome } from './reply-error'

const statusOutcome = (status: number): Outcome => {
  const code = 'SCRIPTED_STATUS'
  return { status, body: refusal(code, `This call was told to answer ${status}.`), error: code }
}

const reasonOf = ({ error, details, message }: ErrorReply): ErrorReason => ({
  id: error,
  ...(details && { details: [details] }),
  ...(message !== undefined && { text: message }),
})

const failureOutcome = ({ error, status }: OrderedFailure): Outcome | undefined =>
  error !== undefined ? errorOutcome(error) : status === undefined ? undefined : statusOutcome(status)

const replyOutcome = ({ error, message, details, errors, status }: Reply): Outcome | undefined => {
  if (error !== undefined) {
    return errorsOutcome(reasonOf({ error, ...(message !== undefined && { message }), ...(details && { details }) }))
  }
  const [first, ...others] = errors ?? []
  if (first) return errorsOutcome(reasonOf(first), ...others.map(reasonOf))
  return status !== undefined && status >= 400 ? statusOutcome(status) : undefined
}

/** The connection ends, or stays open for ever: the browser never sees an answer. */
const unanswered: Outcome = { status: 0, body: undefined }

/** What the call is answered whatever the operation does; undefined where its own answer counts. */
export const scriptedOutcome = (verdict: Verdict): Outcome | undefined => {
  if (verdict.failure) return failureOutcome(verdict.failure)
  const fault = faultOf(verdict)
  if (fault?.reset || fault?.hang) return unanswered
  const reply = replyOf(verdict)
  return reply && replyOutcome(reply)
}

const emptyStep = { serviceBody: { serviceResponse: { context: { contextInfo: { processStep: '' } } } } }

const patched = (key: OperationKey, body: unknown, { patch, offContract }: Reply): unknown => {
  const answer = applyPatch(body, patch)
  if (!offContract) checkAnswer(key, answer)
  return answer
}

const changed = (key: OperationKey, { status, body }: Outcome, reply: Reply): Outcome => {
  if (reply.patch) return { status, body: patched(key, body, reply) }
  if (reply.emptyProcessStep) return { status, body: applyPatch(body, emptyStep) }
  if (reply.goToUrl !== undefined) return { status, body: applyPatch(body, { goToUrl: reply.goToUrl }) }
  return { status: reply.status ?? status, body }
}

/** The simulator's own refusal of an answer that a rule made wrong. */
export const offContractCode = 'SCRIPTED_OFF_CONTRACT'

const offContract = (verdict: Verdict, { message }: Error): Outcome => {
  const { scenario, rule } = verdict.acting ?? {}
  const said = `The rule "${rule?.id}" of "${scenario}" changes the answer to one that the contract does not know; say offContract: true to have it. ${message}`
  return { status: 500, body: refusal(offContractCode, said), error: offContractCode }
}

/** The operation's own answer as the acting rule changes it; an error stays as it is. */
export const changedOutcome = (key: OperationKey, verdict: Verdict, outcome: Outcome): Outcome => {
  const reply = replyOf(verdict)
  if (!reply || outcome.error !== undefined) return outcome
  try {
    return changed(key, outcome, reply)
  } catch (error) {
    if (error instanceof OffContractError) return offContract(verdict, error)
    throw error
  }
}
