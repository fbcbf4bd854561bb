import type { JournalEntry } from '@soe/simulator-client'
import { InputError } from '../input-error'

/** The journal shows the end of a session's id alone. */
const endOf = (session: string): string => session.replace('…', '')

/** The session that is asked for by its id or its end; of none, the one that called last. */
export const chooseSession = (entries: readonly JournalEntry[], world: string, asked?: string): string => {
  const sessions = [...new Set(entries.flatMap(({ session }) => session ?? []))]
  if (asked === undefined) {
    const last = entries.findLast(({ session }) => session !== undefined)?.session
    if (last !== undefined) return last
    throw new InputError('NOTHING_TO_RECORD', `No session has called anything in the world ${world} yet.`)
  }
  const found = sessions.find((session) => asked.endsWith(endOf(session)))
  if (found !== undefined) return found
  throw new InputError('UNKNOWN_SESSION', `No session "${asked}" has called in the world ${world}.`, sessions)
}
