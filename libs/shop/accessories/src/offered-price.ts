import type { CartView, Sku } from '@soe/contracts'
import { findInCart } from '@soe/shop-basket'

interface OfferedPrice {
  readonly price: number
  /** The device whose offer waits for the piece. */
  readonly device?: string | undefined
}

/** What a piece of an accessory costs by the offer of a device in the cart; undefined without one. */
export const offeredPrice = (
  cart: CartView | undefined,
  { skuId, price: { fullRetailPrice } }: Sku,
): OfferedPrice | undefined => {
  for (const { unearnedOffer, deviceItem } of Object.values(cart?.lineDetails.lineInfo ?? {})) {
    const piece = unearnedOffer?.pieces?.find(({ itemCode }) => itemCode === skuId)
    if (piece) return { price: piece.price, device: deviceItem?.description }
  }
  const held = findInCart(cart, skuId)?.item
  return held?.qty === 1 && held.lineTotal < fullRetailPrice.discountedPrice ? { price: held.lineTotal } : undefined
}
