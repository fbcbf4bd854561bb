import type { ChatState, WorldDraft } from '@soe/world'
import { idsOf, unknownSubject } from './unknown-subject'

const isOpen = ({ status }: ChatState) => status !== 'ended'

/** The named chat while it is open, or every open chat. */
export const chatsFor = (draft: WorldDraft, chatId: string | undefined): ChatState[] => {
  const open = draft.chats.values().filter(isOpen)
  if (chatId === undefined) return open
  const named = open.filter(({ id }) => id === chatId)
  if (named.length === 0) throw unknownSubject('chat', chatId, idsOf(open))
  return named
}
