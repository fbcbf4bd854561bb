import { closeChat } from '../chat/conversation/close-chat'
import type { CarrierCommand } from './carrier-command'
import { chatsFor } from './chats-for'

export const endChat: CarrierCommand<'endChat'> = (draft, { chatId }) => {
  const chats = chatsFor(draft, chatId)
  for (const chat of chats) closeChat(draft, chat, 'agent')
  return chats.length
}
