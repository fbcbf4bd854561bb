import type { Product, Sku } from '@soe/contracts'
import { maximumQuantity } from '@soe/rules'
import type { AccessoryState, WorldDraft } from '@soe/world'
import type { Caller } from '../../operation/caller'
import { findCart } from '../cart/cart-access'

interface CartAccessories {
  readonly held: readonly AccessoryState[]
  readonly lastSkuId: string | undefined
}

const cartAccessories = (draft: WorldDraft, caller: Caller): CartAccessories => {
  const cart = findCart(draft, caller)
  const held = cart?.lines.flatMap(({ accessories }) => accessories) ?? []
  const last = held.find(({ skuId }) => skuId === cart?.lastAccessorySkuId) ?? held.at(-1)
  return { held, lastSkuId: last?.skuId }
}

/** Units on all lines together, capped at what one order may have. */
const quantityOf = (held: readonly AccessoryState[]) =>
  Math.min(
    held.reduce((total, { qty }) => total + qty, 0),
    maximumQuantity,
  )

const markSku =
  (held: readonly AccessoryState[]) =>
  (sku: Sku): Sku => {
    const own = held.filter(({ skuId }) => skuId === sku.skuId)
    return own.length > 0 ? { ...sku, inCart: true, qty: quantityOf(own) } : sku
  }

/** Marks the skus that are in the caller's cart, and the product that was added last. */
export const withCartQuantity = (draft: WorldDraft, caller: Caller) => {
  const { held, lastSkuId } = cartAccessories(draft, caller)
  return (product: Product): Product => ({
    ...product,
    childSkus: product.childSkus.map(markSku(held)),
    ...(product.childSkus.some(({ skuId }) => skuId === lastSkuId) && { lastAddedItem: true }),
  })
}
