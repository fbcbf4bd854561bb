import type { WorldDraft } from '@soe/world'
import { everyCart, lockCart as putLock } from '../domain/cart/cart-lock'
import type { CarrierCommand } from './carrier-command'
import { named, optionalDuration, idsOf, unknownSubject } from './subjects'

const requireCart = (draft: WorldDraft, cartId: string): string => {
  if (draft.carts.get(cartId)) return cartId
  throw unknownSubject('cart', cartId, idsOf(draft.carts.values()))
}

export const lockCart: CarrierCommand<'lockCart'> = (draft, { cartId: given, channel, ttl, unlockChannel }) => {
  const cartId = named(given)
  const lockId = cartId === undefined ? everyCart : requireCart(draft, cartId)
  putLock(draft, lockId, channel, optionalDuration(ttl), unlockChannel)
  return cartId === undefined ? draft.carts.values().length : 1
}
