import type { JournalEntry, WorldState } from '@soe/simulator-client'

type Session = WorldState['sessions'][number]

/** The owner as carts, wishlists and orders name it. */
export const ownerOf = ({ id, accountNumber }: Pick<Session, 'id' | 'accountNumber'>): string =>
  accountNumber === undefined || accountNumber === '' ? `session:${id}` : `account:${accountNumber}`

/** The owner's sessions, latest call first. */
export const sessionsOf = ({ sessions }: Pick<WorldState, 'sessions'>, owner: string | undefined): Session[] =>
  sessions
    .filter((session) => owner === undefined || ownerOf(session) === owner)
    .sort((left, right) => right.lastSeenAt - left.lastSeenAt)

/** The journal shows only the end of a session id. */
export const isCallOf = ({ session }: Pick<JournalEntry, 'session'>, sessions: readonly Pick<Session, 'id'>[]) =>
  session !== undefined && sessions.some(({ id }) => id.endsWith(session.replace('…', '')))

/** Shortens a session id, which is a credential; an account number is shown in full. */
export const shownOwner = (owner: string): string =>
  owner.startsWith('session:') ? `guest …${owner.slice(-6)}` : owner.replace('account:', 'account ')
