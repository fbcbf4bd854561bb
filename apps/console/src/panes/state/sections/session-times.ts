import type { Session } from '../view/use-state-view'

/** The warning comes two minutes before the end. */
const warningBefore = 2 * 60_000

export interface SessionTimes {
  phase: 'alive' | 'warned' | 'ended'
  warnsAt: number
  endsAt: number
  endedWords: string
}

const endedWords = ({ endedBy, expiresAt }: Session, now: number): string => {
  if (endedBy === 'sign-out') return 'Signed out'
  if (endedBy === 'expiry') return 'Expired by command'
  return now >= expiresAt ? 'Timed out' : ''
}

export const sessionTimes = (session: Session, now: number): SessionTimes => {
  const { endedBy, expiresAt } = session
  const warnsAt = expiresAt - warningBefore
  const isEnded = endedBy !== undefined || now >= expiresAt
  return {
    phase: isEnded ? 'ended' : now >= warnsAt ? 'warned' : 'alive',
    warnsAt,
    endsAt: expiresAt,
    endedWords: endedWords(session, now),
  }
}
