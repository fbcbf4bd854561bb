import type { ChatState, WorldDraft } from '@soe/world'
import type { Caller } from '../../account/caller'
import { ownerOf } from '../../account/identity'
import { answerAsAssistant } from './answer-as-assistant'
import { requireOpenChat, withMessage } from './chats'

/** The shopper's words in the chat under way; the assistant answers at once. */
export const writeToChat = (draft: WorldDraft, caller: Caller, text: string): ChatState => {
  const written = withMessage(draft, requireOpenChat(draft, ownerOf(caller.session)), { from: 'shopper', text })
  if (written.way !== 'assistant') return draft.chats.put(written)
  const answer = answerAsAssistant(draft, caller, written.trigger.Language, text)
  return draft.chats.put(withMessage(draft, written, { from: 'assistant', text: answer }))
}
