import { closeChat } from '../domain/chat/close-chat'
import type { CarrierCommand } from './carrier-command'
import { chatsFor } from './subjects'

export const endChat: CarrierCommand<'endChat'> = (draft, { chatId }) => {
  const chats = chatsFor(draft, chatId)
  for (const chat of chats) closeChat(draft, chat, 'agent')
  return chats.length
}
