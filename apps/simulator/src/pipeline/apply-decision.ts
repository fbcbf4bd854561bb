import { findCart } from '@soe/carrier'
import { countRules, ruleCommands, type Decision } from '@soe/scenario'
import type { SessionState, WorldDraft } from '@soe/world'
import type { RanCommand } from '../journal/recorded-call'
import type { CallInput } from './call-input'
import { storeCounters } from './decision-draft'
import { runRuleCommands } from './run-rule-commands'

const noCommands: readonly RanCommand[] = []

/** Stores what the rules have counted and runs the commands of those that fired, in the transaction of the call. */
export const applyDecision = (
  draft: WorldDraft,
  { verdict: { evaluation }, counters }: Decision,
  { context: { audience, channel }, realNow }: CallInput,
  session: SessionState,
): readonly RanCommand[] => {
  if (evaluation.isEmpty) return noCommands
  const { fired } = evaluation
  const isCartNeeded = evaluation.list.isByCart || fired.some(({ played }) => played.rule.then.length > 0)
  const cart = isCartNeeded ? findCart(draft, { session, audience, channel }) : undefined
  // A guest whose session was not stored stays anonymous.
  const owner = draft.sessions.get(session.id) ? session.id : counters.owners.session
  storeCounters(draft, countRules(evaluation, counters, { session: owner, cart: cart?.id, isAnonymous: false }))
  if (fired.length === 0) return noCommands
  const subject = { sessionId: session.id, cartId: cart?.id, caseId: cart?.caseId }
  return runRuleCommands(draft, ruleCommands(fired, subject), realNow)
}
