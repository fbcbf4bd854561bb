import { worldLimits } from '@soe/contracts'
import type { SessionState, WorldDraft } from '@soe/world'
import { deleteOwnerRecord, ownerOf, ownerRecordOf } from '../account/identity'
import { isStored } from './live-session'

/** What rules have counted for a session or a cart. */
const forgetCounts = (draft: WorldDraft, owner: `${'session' | 'cart'}/${string}`) => {
  for (const scenario of draft.header.armed ?? []) draft.tallies.delete(`${scenario}/${owner}`)
}

const forgetCart = (draft: WorldDraft, cartId: string) => {
  const cart = draft.carts.get(cartId)
  if (!cart || cart.savedForEmail !== undefined) return
  draft.carts.delete(cart.id)
  draft.cases.delete(cart.caseId)
  draft.locks.delete(cart.id)
  forgetCounts(draft, `cart/${cart.id}`)
}

/** Deletes the session with its stored replies and what rules have counted for it. */
const dropSession = (draft: WorldDraft, { id, requestIds }: SessionState) => {
  for (const requestId of requestIds) draft.outcomes.delete(requestId)
  forgetCounts(draft, `session/${id}`)
  draft.sessions.delete(id)
}

/** Deletes a guest's session and unsaved carts. Customers keep theirs. */
export const forgetGuest = (draft: WorldDraft, session: SessionState) => {
  if (session.loggedIn) return
  const owner = ownerOf(session)
  const { cartIds, asideCartIds = [] } = ownerRecordOf(draft, owner)
  for (const cartId of [...Object.values(cartIds), ...asideCartIds]) forgetCart(draft, cartId)
  deleteOwnerRecord(draft, owner)
  dropSession(draft, session)
}

/** Milliseconds for which the world still shows an ended session. */
const shownAfterEnd = 60 * 60_000

/** New sessions between two sweeps of the ended ones. */
const sweepEvery = 64

/** Sessions that go at once where a world has too many, of which finding them means sorting all. */
const droppedAtOnce = 20

const isPast = (draft: WorldDraft, { expiresAt }: SessionState): boolean => draft.now >= expiresAt + shownAfterEnd

const forget = (draft: WorldDraft, session: SessionState) =>
  session.loggedIn ? dropSession(draft, session) : forgetGuest(draft, session)

/** Forgets the sessions that ended long ago, guests with their carts. */
export const forgetPastSessions = (draft: WorldDraft) => {
  for (const session of draft.sessions.values()) if (isPast(draft, session)) forget(draft, session)
}

const longestIdle = (draft: WorldDraft): SessionState[] =>
  draft.sessions.values().sort((left, right) => left.lastSeenAt - right.lastSeenAt)

const makeRoom = (draft: WorldDraft, number: number) => {
  const { sessions } = draft.world.collections
  const [oldest] = sessions.values()
  if (number % sweepEvery === 0 || (oldest && isPast(draft, oldest))) forgetPastSessions(draft)
  if (sessions.size < worldLimits.sessions || draft.sessions.values().length < worldLimits.sessions) return
  for (const session of longestIdle(draft).slice(0, droppedAtOnce)) forget(draft, session)
}

/** Stores a session. A new one may take the place of those that ended long ago, so that guests do not fill the world. */
export const keepSession = (draft: WorldDraft, session: SessionState): SessionState => {
  if (isStored(draft, session)) return draft.sessions.put(session)
  const number = draft.count('session')
  makeRoom(draft, number)
  return draft.sessions.put({ ...session, number })
}
