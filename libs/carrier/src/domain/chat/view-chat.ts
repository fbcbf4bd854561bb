import type { ChatMessageView, ChatView } from '@soe/contracts'
import { findAccessorySku } from '@soe/catalogue'
import { hashText, type ChatMessageState, type ChatState, type WorldDraft } from '@soe/world'
import type { Caller } from '../../operation/caller'
import { findCart } from '../cart/cart-access'
import { findLock } from '../cart/cart-lock'
import { chatChannel } from './close-chat'

const viewMessage = ({ id, at, from, text, offeredSkuId }: ChatMessageState): ChatMessageView => {
  const sku = offeredSkuId === undefined ? undefined : findAccessorySku(offeredSkuId)
  return {
    id,
    at,
    from,
    text,
    ...(sku && { offer: { skuId: sku.sku.skuId, name: sku.model.name.en, price: sku.discountedCents / 100 } }),
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
  const { id, way, topic, status, agent = '', messages } = chat
  return { id, way, topic, status, agent, messages: messages.map(viewMessage), ...(cart && { cart }) }
}
