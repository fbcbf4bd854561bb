import type { SessionState, WorldDraft } from '@soe/world'

/** A guest's chat goes on with the account at sign-in. */
export const giveChats = (draft: WorldDraft, guestOwner: string, owner: string, { id: sessionId }: SessionState) => {
  for (const chat of draft.chats.values()) {
    if (chat.owner === guestOwner) draft.chats.put({ ...chat, owner, sessionId })
  }
}
