import { findCart } from '@soe/carrier'
import { type CartState, type SessionState, type WorldDraft } from '@soe/world'
import type { PlayedCall } from './call-standing'
import type { Decision } from './decide'
import { runEffect, type RanEffect } from './run-effects'
import { count, type CallOwners } from './tally'

/** Whom the call turns out to have been for; a guest who was not kept is still no one. */
const ownersAfter = (
  draft: WorldDraft,
  { session: before }: CallOwners,
  { id }: SessionState,
  cart: CartState | undefined,
): CallOwners => ({
  session: id === before || draft.sessions.get(id) ? id : before,
  cart: cart?.id,
  isNameless: false,
})

const noEffects: readonly RanEffect[] = []

/** Keeps what the rules have counted and runs the commands of those that fired, in the transaction of the call. */
export const settleVerdict = (
  draft: WorldDraft,
  { verdict, tallies }: Decision,
  { audience, channel }: Pick<PlayedCall, 'audience' | 'channel'>,
  session: SessionState,
  realNow: number,
): readonly RanEffect[] => {
  const { considered } = verdict
  const fired = considered.fired()
  const isCartNeeded = considered.list.isByCart || fired.some(({ rule }) => rule.then.length > 0)
  const cart = isCartNeeded ? findCart(draft, { session, audience, channel }) : undefined
  count(draft, considered, tallies, ownersAfter(draft, tallies.owners, session, cart))
  if (fired.length === 0) return noEffects
  return fired.flatMap(({ rule }) =>
    rule.then.map((command) => runEffect(draft, rule.id, command, { sessionId: session.id, cart }, realNow)),
  )
}
