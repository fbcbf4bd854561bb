import type { JournalEntry, WorldState } from '@soe/simulator-client'

type Session = WorldState['sessions'][number]

/** As carts, wishlists and orders name who has them. */
export const ownerOf = ({ id, accountNumber }: Pick<Session, 'id' | 'accountNumber'>): string =>
  accountNumber === undefined || accountNumber === '' ? `session:${id}` : `account:${accountNumber}`

/** Sessions of the owner, the one that called last first. */
export const sessionsOf = ({ sessions }: Pick<WorldState, 'sessions'>, owner: string | undefined): Session[] =>
  sessions
    .filter((session) => owner === undefined || ownerOf(session) === owner)
    .sort((left, right) => right.lastSeenAt - left.lastSeenAt)

/** The journal tells a session by its end only. */
export const isCallOf = ({ session }: Pick<JournalEntry, 'session'>, sessions: readonly Pick<Session, 'id'>[]) =>
  session !== undefined && sessions.some(({ id }) => id.endsWith(session.replace('…', '')))

/** A session's end, or the whole of a name that is no secret. */
export const shownOwner = (owner: string): string =>
  owner.startsWith('session:') ? `guest …${owner.slice(-6)}` : owner.replace('account:', 'account ')
