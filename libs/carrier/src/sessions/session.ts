import type { Audience } from '@soe/contracts'
import { mergeGuestCart } from '../cart/access/merge-guest-cart'
import type { WorldDraft, SessionState } from '@soe/world'
import { giveFeedback } from './give-feedback'
import { holdingOf, ownerOf } from '../account/identity'
import { beginPersona } from './begin-persona'
import { findPersona, type Persona } from '../personas/personas'

/** Minutes without a call after which a session ends. */
export const sessionTimeoutMinutes = 30

const timeout = sessionTimeoutMinutes * 60_000

const freshSession = (
  draft: WorldDraft,
  of: Pick<SessionState, 'audience' | 'persona' | 'role' | 'loggedIn'>,
): SessionState => ({
  ...of,
  id: draft.ids.secret(),
  uuid: draft.ids.secret(),
  xsrfToken: draft.ids.secret(),
  requestIds: [],
  createdAt: draft.now,
  lastSeenAt: draft.now,
  expiresAt: draft.now + timeout,
})

/** A session for someone who has not signed in; not kept until something is worth keeping. */
export const newGuestSession = (draft: WorldDraft, audience: Audience): SessionState =>
  freshSession(draft, {
    audience: audience.startsWith('prepay') ? 'prepay' : 'prospect',
    persona: audience.startsWith('prepay') ? 'prepay' : 'prospect',
    role: '',
    loggedIn: false,
  })

export const isLive = (session: SessionState, now: number): boolean => !session.endedBy && now < session.expiresAt

/** Moves the end of the session; at most once a second, so that reads stay reads. */
export const touchSession = (draft: WorldDraft, session: SessionState): SessionState =>
  draft.now - session.lastSeenAt < 1000 ? session : extendSession(draft, session)

export const extendSession = (draft: WorldDraft, session: SessionState): SessionState =>
  draft.sessions.put({ ...session, lastSeenAt: draft.now, expiresAt: draft.now + timeout })

export const endSession = (draft: WorldDraft, session: SessionState, endedBy: SessionState['endedBy'] = 'sign-out') =>
  draft.sessions.put({ ...session, ...(endedBy && { endedBy }) })

const isKept = (draft: WorldDraft, { id }: SessionState) => draft.world.collections.sessions.has(id)

/** Ends the session; one that was never kept leaves no trace. */
export const signOut = (draft: WorldDraft, session: SessionState) => {
  if (isKept(draft, session)) endSession(draft, session)
  else draft.sessions.delete(session.id)
}

/** Moves the end of the session on demand; a guest who has nothing yet has no session to extend. */
export const keepAlive = (draft: WorldDraft, session: SessionState): SessionState => {
  if (isKept(draft, session)) return extendSession(draft, session)
  draft.sessions.delete(session.id)
  return session
}

const dropSession = (draft: WorldDraft, { id, requestIds }: SessionState) => {
  for (const requestId of requestIds) draft.outcomes.delete(requestId)
  draft.sessions.delete(id)
}

/** Forgets a guest with the carts that were not saved; an account keeps what it has. */
export const forgetGuest = (draft: WorldDraft, session: SessionState) => {
  if (session.loggedIn) return
  const owner = ownerOf(session)
  const { cartIds, asideCartIds = [] } = holdingOf(draft, owner)
  for (const cartId of [...Object.values(cartIds), ...asideCartIds]) forgetCart(draft, cartId)
  draft.holdings.delete(owner)
  dropSession(draft, session)
}

const forgetCart = (draft: WorldDraft, cartId: string) => {
  const cart = draft.carts.get(cartId)
  if (!cart || cart.savedForEmail !== undefined) return
  draft.carts.delete(cart.id)
  draft.cases.delete(cart.caseId)
  draft.locks.delete(cart.id)
}

/** How long an ended session can still be looked at, and how many new ones go by between two sweeps. */
const keptAfterEnd = 60 * 60_000
const sweepEvery = 64

const sweepSessions = (draft: WorldDraft) => {
  const past = draft.sessions.values().filter((session) => draft.now >= session.expiresAt + keptAfterEnd)
  for (const session of past) {
    if (session.loggedIn) dropSession(draft, session)
    else forgetGuest(draft, session)
  }
}

/** Keeps a session; now and then the long ended ones go, so that passers-by don't fill the world. */
export const keepSession = (draft: WorldDraft, session: SessionState): SessionState => {
  if (!isKept(draft, session) && draft.count('session') % sweepEvery === 0) sweepSessions(draft)
  return draft.sessions.put(session)
}

/** A session of the persona that isn't kept yet. */
export const sessionOfPersona = (
  draft: WorldDraft,
  { id, audience, role, account, session }: Persona,
): SessionState => ({
  ...freshSession(draft, { audience, persona: id, role, loggedIn: account !== undefined }),
  ...session,
  ...(account && { accountNumber: account.number, mtn: account.lines[0]?.mtn, firstName: account.firstName }),
})

const becomeAccount = (draft: WorldDraft, guestOwner: string, owner: string) => {
  mergeGuestCart(draft, guestOwner, owner)
  giveFeedback(draft, guestOwner, owner)
}

/** Starts a session of the persona; what the guest before it had in the cart and said of recommendations comes along. */
export const signIn = (draft: WorldDraft, persona: Persona, guest?: SessionState): SessionState => {
  const session = keepSession(draft, sessionOfPersona(draft, persona))
  beginPersona(draft, persona, session)
  if (guest && !guest.loggedIn) {
    if (session.loggedIn) becomeAccount(draft, ownerOf(guest), ownerOf(session))
    endSession(draft, guest)
  }
  return session
}

export const signInAs = (draft: WorldDraft, personaId: string, guest?: SessionState): SessionState | undefined => {
  const persona = findPersona(personaId)
  return persona && signIn(draft, persona, guest)
}

/** Ends the named session, or every one. */
export const expireSessions = (draft: WorldDraft, sessionId?: string): number => {
  const ended = draft.sessions
    .values()
    .filter((session) => isLive(session, draft.now) && (sessionId === undefined || session.id === sessionId))
  for (const session of ended) endSession(draft, session, 'expiry')
  return ended.length
}
