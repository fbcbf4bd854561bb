import type { CallEffect, OperationKey } from '@soe/contracts'
import { OffContractError } from '@soe/carrier'
import type { RuleVerdict } from '@soe/scenario'
import type { WorldDraft } from '@soe/world'
import type { CallEnding } from '../journal/call-ending'
import { noteScriptFailure } from './note-script-failure'
import { errorOf, statusOf, type Reply } from './reply'
import { changeAnswer, changeCarried, failureReply, ruleReply } from './scripted-reply'

/** What the call is answered whatever the operation does; undefined where its own answer counts. */
export const scriptedReply = ({ failure, fault, reply }: RuleVerdict): Reply | undefined => {
  if (failure) return failureReply(failure)
  if (fault?.reset || fault?.hang) return { kind: 'none' }
  return reply && ruleReply(reply)
}

const offContractReply = ({ acting }: RuleVerdict, { message: reason }: Error): Reply => ({
  kind: 'off-contract',
  scenario: acting?.scenario ?? '',
  rule: acting?.rule.id ?? '',
  reason,
})

/** Why a backend's answer can't be changed, as no JSON of it is known. */
const unreadable = ({ status, bytes }: Extract<Reply, { kind: 'carried' }>): Error => {
  if (status >= 300)
    return new Error(`The backend has redirected the call (${status}), so there is no answer to change.`)
  if (!bytes) return new Error('The answer of the backend is longer than 8 MB, or in a coding that is not known here.')
  return new Error(`The answer of the backend is ${bytes.length === 0 ? 'empty' : 'no JSON'}.`)
}

const changedOwn = (key: OperationKey, verdict: RuleVerdict, own: Reply): Reply => {
  if (!verdict.reply) return own
  if (own.kind === 'answer') return changeAnswer(key, own, verdict.reply)
  if (own.kind !== 'carried' || own.error !== undefined || own.status >= 400) return own
  return own.body === undefined ? offContractReply(verdict, unreadable(own)) : changeCarried(key, own, verdict.reply)
}

/** The operation's own answer as the acting rule changes it; an error stays as it is. */
export const changedReply = (key: OperationKey, verdict: RuleVerdict, own: Reply): Reply => {
  try {
    return changedOwn(key, verdict, own)
  } catch (error) {
    if (error instanceof OffContractError) return offContractReply(verdict, error)
    throw error
  }
}

/** What the operation did by itself, on the call's draft or on one that is dropped. */
export interface OwnResult {
  readonly reply: Reply
  readonly ending: CallEnding
}

const effectOf = ({ failure, commit }: RuleVerdict, own: OwnResult | undefined, isScripted: boolean): CallEffect => {
  if (failure) return 'not-run'
  if (!own) return 'not-done'
  if (own.ending.effect === 'failed' || (own.ending.effect === 'repeated' && !isScripted)) return own.ending.effect
  if (!commit) return 'not-done'
  return isScripted ? 'done-unseen' : 'done'
}

const causeOf = ({ failure, acting }: RuleVerdict, own: OwnResult | undefined): CallEnding['because'] =>
  failure ? 'failNext' : acting ? 'scenario' : (own?.ending.because ?? 'world')

interface Played {
  /** Undefined where the operation did not run. */
  readonly own: OwnResult | undefined
  readonly reply: Reply
  readonly commands: CallEnding['commands']
}

/** What a verdict did to a call: the one place that asks. */
export const endingOf = (verdict: RuleVerdict, { own, reply, commands }: Played): CallEnding => {
  const { acting, fault, evaluation, delay } = verdict
  const isScripted = reply !== own?.reply
  return {
    because: causeOf(verdict, own),
    effect: effectOf(verdict, own, isScripted),
    acting,
    reply: isScripted && reply.kind !== 'off-contract' ? verdict.reply : undefined,
    fault,
    delay,
    evaluation: evaluation.isEmpty ? undefined : evaluation,
    ownError: isScripted && own ? errorOf(own.reply) : undefined,
    commands,
  }
}

/** Keeps that the reply of the acting rule was not sent: it broke the contract, or the operation failed by itself. */
export const noteUnsentReply = (draft: WorldDraft, { acting, reply }: CallEnding, sent: Reply) => {
  if (!acting?.rule.reply || reply) return
  const { scenario, rule } = acting
  const failure =
    sent.kind === 'off-contract'
      ? ({ kind: 'off-contract', reason: sent.reason } as const)
      : ({ kind: 'unsent', reason: `the operation failed by itself (${errorOf(sent) ?? statusOf(sent)})` } as const)
  noteScriptFailure(draft, scenario, { rule: rule.id, ...failure })
}
