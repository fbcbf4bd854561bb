import type { ChatMessageView, ChatView } from '@soe/contracts'
import { useTexts } from '@soe/shop-platform'
import { chatTexts } from '../chat-texts'

export const useAuthor = ({ agent }: Pick<ChatView, 'agent'>) => {
  const texts = useTexts(chatTexts)
  const names = { shopper: texts.you, agent: agent || texts.window, assistant: texts.assistantName }
  return (from: ChatMessageView['from']) => names[from]
}
