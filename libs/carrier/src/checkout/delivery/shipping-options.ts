import type { ShippingOption } from '@soe/contracts'
import { storePickup } from '@soe/rules'
import { findAccessorySku, shippingModels, toShippingOption } from '@soe/catalogue'
import type { CartState, WorldDraft } from '@soe/world'
import { isStandaloneTradeIn } from '../../trade-in/items/trade-in-items'
import { shipsAt } from './ship-date'

/** Regulated batteries ship by ground or are picked up. */
export const travelsByGround = ({ lines }: CartState): boolean =>
  lines.some(({ accessories }) => accessories.some(({ skuId }) => findAccessorySku(skuId)?.model.regulatedBattery))

/** The box for a trade-in alone comes free, to an address. */
const isForBox = ({ costCents, shippingOptionId }: (typeof shippingModels)[number]): boolean =>
  costCents === 0 && shippingOptionId !== storePickup

/** All shipping options but same-day delivery; those that this cart can't use are inactive. */
export const shippingOptionsOf = (draft: Pick<WorldDraft, 'header' | 'now'>, cart: CartState): ShippingOption[] => {
  const from = shipsAt(draft, cart)
  const byGround = travelsByGround(cart)
  const isBox = isStandaloneTradeIn(cart)
  return shippingModels.map((model) => ({
    ...toShippingOption(model, from),
    active: !(byGround && model.byAir) && (!isBox || isForBox(model)),
  }))
}
