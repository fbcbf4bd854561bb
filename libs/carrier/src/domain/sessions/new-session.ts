import type { Audience } from '@soe/contracts'
import type { SessionState, WorldDraft } from '@soe/world'
import type { Persona } from '../../personas/persona'

/** Milliseconds without a call after which a session ends. */
export const sessionTimeout = 30 * 60_000

const newSession = (
  draft: WorldDraft,
  identity: Pick<SessionState, 'audience' | 'persona' | 'role' | 'loggedIn'>,
): SessionState => ({
  ...identity,
  id: draft.ids.secret(),
  uuid: draft.ids.secret(),
  xsrfToken: draft.ids.secret(),
  requestIds: [],
  createdAt: draft.now,
  lastSeenAt: draft.now,
  expiresAt: draft.now + sessionTimeout,
})

/** A session for a caller without one; the draft does not hold it yet. */
export const newGuestSession = (draft: WorldDraft, audience: Audience): SessionState =>
  newSession(draft, {
    audience: audience.startsWith('prepay') ? 'prepay' : 'prospect',
    persona: audience.startsWith('prepay') ? 'prepay' : 'prospect',
    role: '',
    loggedIn: false,
  })

/** A session of the persona; the draft does not hold it yet. */
export const newPersonaSession = (
  draft: WorldDraft,
  { id, audience, role, account, session }: Persona,
): SessionState => ({
  ...newSession(draft, { audience, persona: id, role, loggedIn: account !== undefined }),
  ...session,
  ...(account && { accountNumber: account.number, mtn: account.lines[0]?.mtn, firstName: account.firstName }),
})
