import { findCart, type SessionState, type WorldDraft } from '@soe/world'
import type { PlayedCall } from './call-standing'
import type { Verdict } from './decide'
import { runEffect, type RanEffect } from './run-effects'
import { count, type CallOwners } from './tally'

/** Whom the call turns out to have been for; a guest who was not kept is still no one. */
const ownersAfter = (draft: WorldDraft, { owners }: Verdict, session: SessionState, cartId?: string): CallOwners => ({
  session: draft.sessions.get(session.id) ? session.id : owners.session,
  cart: cartId,
  isNameless: false,
})

/** Keeps what the rules have counted and runs the commands of those that fired, in the transaction of the call. */
export const settleVerdict = (
  draft: WorldDraft,
  verdict: Verdict,
  { audience, channel }: Pick<PlayedCall, 'audience' | 'channel'>,
  session: SessionState,
  realNow: number,
): readonly RanEffect[] => {
  const { considered, owners } = verdict
  const fired = considered.fired()
  const isCartNeeded = considered.list.isByCart || fired.some(({ rule }) => rule.then.length > 0)
  const cart = isCartNeeded ? findCart(draft, { session, audience, channel }) : undefined
  count(draft, considered, owners, ownersAfter(draft, verdict, session, cart?.id))
  return fired.flatMap(({ rule }) =>
    rule.then.map((command) => runEffect(draft, rule.id, command, { sessionId: session.id, cart }, realNow)),
  )
}
