import { withMessage } from '../domain/chat/chats'
import type { CarrierCommand } from './carrier-command'
import { chatsFor } from './subjects'
import { closeChat } from '../domain/chat/close-chat'

/** The first name of the agent who answers. */
const agent = 'Dana'

/** The first answer opens a chat that waits; a person takes over from the assistant. */
export const answerChat: CarrierCommand<'answerChat'> = (draft, { chatId, text, offeredSkuId }) => {
  const chats = chatsFor(draft, chatId)
  for (const chat of chats) {
    const written = withMessage(draft, chat, { from: 'agent', text, offeredSkuId })
    draft.chats.put({ ...written, status: 'open', agent, way: chat.way === 'assistant' ? 'person' : chat.way })
  }
  return chats.length
}

export const endChat: CarrierCommand<'endChat'> = (draft, { chatId }) => {
  const chats = chatsFor(draft, chatId)
  for (const chat of chats) closeChat(draft, chat, 'agent')
  return chats.length
}
