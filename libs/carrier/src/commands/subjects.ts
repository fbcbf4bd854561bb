import { durationInMs } from '@soe/contracts'
import { RefusalFault, type Aggregate, type SessionState, type WorldDraft, type ChatState } from '@soe/world'
import { isLive } from '../domain/sessions/live-session'

/** The id of a command that is about all there are, where leaving the id out would name the call's own. */
const every = '*'

/** The one that a command names; undefined where it is about all. */
export const named = (id: string | undefined): string | undefined => (id === every ? undefined : id)

const unknownCodes = {
  cart: 'UNKNOWN_CART',
  case: 'UNKNOWN_CASE',
  chat: 'UNKNOWN_CHAT',
  owner: 'UNKNOWN_OWNER',
} as const

export const unknownSubject = (what: keyof typeof unknownCodes, id: string, allowed: readonly string[]): RefusalFault =>
  new RefusalFault(unknownCodes[what], `There is no ${what} "${id}".`, allowed)

export const idsOf = (values: readonly Aggregate[]): string[] => values.map(({ id }) => id)

/** The named session if it is live, or every live one. */
export const liveSessions = (draft: WorldDraft, sessionId?: string): SessionState[] =>
  draft.sessions.values().filter((session) => isLive(session, draft.now) && (sessionId ?? session.id) === session.id)

const isOpen = ({ status }: ChatState) => status !== 'ended'

/** The named chat while it is open, or every open chat. */
export const chatsFor = (draft: WorldDraft, chatId: string | undefined): ChatState[] => {
  const open = draft.chats.values().filter(isOpen)
  if (chatId === undefined) return open
  const named = open.filter(({ id }) => id === chatId)
  if (named.length === 0) throw unknownSubject('chat', chatId, idsOf(open))
  return named
}

export const optionalDuration = (duration: string | undefined): number | undefined =>
  duration === undefined ? undefined : durationInMs(duration)
