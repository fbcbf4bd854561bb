import type { ChatAuthor } from '@soe/contracts'
import { RefusalFault, type ChatMessageState, type ChatState, type WorldDraft } from '@soe/world'

/** The latest messages that a chat keeps. */
const mostMessages = 100

/** The shopper's chat under way; there is one at most. */
export const openChatOf = (draft: WorldDraft, owner: string): ChatState | undefined =>
  draft.chats.values().find((chat) => chat.owner === owner && chat.status !== 'ended')

/** The shopper's chat under way, else the one that ended last. */
export const latestChatOf = (draft: WorldDraft, owner: string): ChatState | undefined =>
  openChatOf(draft, owner) ??
  draft.chats
    .values()
    .filter((chat) => chat.owner === owner)
    .toSorted((left, right) => right.updatedAt - left.updatedAt)[0]

export const requireOpenChat = (draft: WorldDraft, owner: string): ChatState => {
  const chat = openChatOf(draft, owner)
  if (chat) return chat
  throw new RefusalFault('NO_OPEN_CHAT')
}

export interface ChatWords {
  readonly from: ChatAuthor
  readonly text: string
  readonly offeredSkuId?: string | undefined
}

export const withMessage = (draft: WorldDraft, chat: ChatState, { from, text, offeredSkuId }: ChatWords): ChatState => {
  const id = chat.messageCount + 1
  const message: ChatMessageState = { id, at: draft.now, from, text, ...(offeredSkuId && { offeredSkuId }) }
  const messages = [...chat.messages, message].slice(-mostMessages)
  return { ...chat, updatedAt: draft.now, messageCount: id, messages }
}
