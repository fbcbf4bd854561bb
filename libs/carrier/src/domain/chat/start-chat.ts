import type { StartChatBody } from '@soe/contracts'
import type { ChatState, WorldDraft } from '@soe/world'
import type { Caller } from '../../operation/caller'
import { ownerOf } from '../account/identity'
import { keepSession } from '../sessions/keep-session'
import { assistantTexts } from './assistant-texts'
import { openChatOf, withMessage } from './chats'

/** The most chats that a world stores; the oldest is dropped. */
const mostChats = 100

const newChat = (draft: WorldDraft, { session }: Caller, { way, topic, trigger }: StartChatBody): ChatState => ({
  id: `CHAT-${draft.count('chats')}`,
  owner: ownerOf(session),
  sessionId: session.id,
  way,
  topic,
  status: way === 'assistant' ? 'open' : 'waiting',
  firstName: session.firstName ?? '',
  trigger,
  startedAt: draft.now,
  updatedAt: draft.now,
  messageCount: 0,
  messages: [],
})

const dropOldest = (draft: WorldDraft) => {
  const chats = draft.chats.values().toSorted((left, right) => left.startedAt - right.startedAt)
  for (const { id } of chats.slice(0, Math.max(0, chats.length - mostChats))) draft.chats.delete(id)
}

const greeted = (draft: WorldDraft, chat: ChatState, opener: string | undefined): ChatState =>
  chat.way === 'assistant'
    ? withMessage(draft, chat, {
        from: 'assistant',
        text: opener || assistantTexts[chat.trigger.Language].greeting(chat.firstName),
      })
    : chat

/** The shopper's chat: the one under way, or a new one. An assistant greets at once, a person when there is one. */
export const startChat = (draft: WorldDraft, caller: Caller, body: StartChatBody): ChatState => {
  const open = openChatOf(draft, ownerOf(caller.session))
  if (open?.way === body.way) return open
  if (open) draft.chats.put({ ...open, status: 'ended', endedBy: 'shopper', updatedAt: draft.now })
  keepSession(draft, caller.session)
  const chat = draft.chats.put(greeted(draft, newChat(draft, caller, body), body.opener))
  dropOldest(draft)
  return chat
}
