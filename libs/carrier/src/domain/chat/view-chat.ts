import type { ChatMessageView, ChatView } from '@soe/contracts'
import { findAccessorySku } from '@soe/catalogue'
import { hashText, type ChatMessageState, type ChatState, type WorldDraft } from '@soe/world'
import type { Caller } from '../../operation/caller'
import { findCart } from '../cart/cart-access'
import { findLock } from '../cart/cart-lock'
import { chatChannel } from './close-chat'

type Language = ChatState['trigger']['Language']

const viewMessage = ({ id, at, from, text, offeredSkuId }: ChatMessageState, language: Language): ChatMessageView => {
  const sku = offeredSkuId === undefined ? undefined : findAccessorySku(offeredSkuId)
  return {
    id,
    at,
    from,
    text,
    ...(sku && { offer: { skuId: sku.sku.skuId, name: sku.model.name[language], price: sku.discountedCents / 100 } }),
  }
}

const viewCart = (draft: WorldDraft, caller: Caller): ChatView['cart'] => {
  const cart = findCart(draft, caller)
  if (!cart) return undefined
  const lock = findLock(draft, cart.id)
  return {
    isHeldByChat: lock?.channel === chatChannel,
    revision: String(hashText(JSON.stringify([cart, lock?.channel, lock?.lockedAt]))),
  }
}

/** The chat as its shopper sees it, with what the shop must know of the cart. */
export const viewChat = (draft: WorldDraft, caller: Caller, chat: ChatState): ChatView => {
  const cart = viewCart(draft, caller)
  const { id, way, topic, status, agent = '', trigger } = chat
  const messages = chat.messages.map((message) => viewMessage(message, trigger.Language))
  return { id, way, topic, status, agent, messages, ...(cart && { cart }) }
}
