import type { ChatState, WorldDraft } from '@soe/world'
import { everyCart, unlockCart } from '../cart/cart-lock'
import { openCartsOf } from '../cart/current-cart'

/** The channel under which an agent holds a cart. */
export const chatChannel = 'VZW-CHAT'

const handBack = (draft: WorldDraft, owner: string) => {
  for (const { id } of openCartsOf(draft, owner)) {
    if (id !== everyCart && draft.locks.get(id)?.channel === chatChannel) unlockCart(draft, id)
  }
}

/** Ends the chat; a cart that its agent holds goes back to the shopper. */
export const closeChat = (
  draft: WorldDraft,
  chat: ChatState,
  endedBy: NonNullable<ChatState['endedBy']>,
): ChatState => {
  handBack(draft, chat.owner)
  return draft.chats.put({ ...chat, status: 'ended', endedBy, updatedAt: draft.now })
}
