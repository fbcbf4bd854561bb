import { startOfDay, storePickup } from '@soe/rules'
import type { CartState, WorldDraft } from '@soe/world'
import type { ShippingOption, Language } from '@soe/contracts'
import { findAccessorySku, shippingModels, toShippingOption } from '@soe/catalogue'
import { isBrought } from '../lines/line-kind'
import { pickupDay } from './pickup-day'
import { stockedAccessory, stockedDevice } from '../stock/stock'
import { isStandaloneTradeIn } from '../trade-in/trade-in-items'

/** Instant at which the whole cart can ship: a pre-order or a back-order delays the rest. */
export const shipsAt = (draft: Pick<WorldDraft, 'header' | 'now'>, { lines }: CartState): number =>
  lines
    .flatMap(({ device, accessories, activity }) => [
      device && !isBrought({ activity }) && stockedDevice(draft, device.skuId)?.stock,
      ...accessories.map(({ skuId }) => stockedAccessory(draft, skuId)?.stock),
    ])
    .reduce(
      (latest, stock) => Math.max(latest, stock && stock.availableOn ? startOfDay(stock.availableOn) : draft.now),
      draft.now,
    )

/** Regulated batteries ship by ground or are picked up. */
export const travelsByGround = ({ lines }: CartState): boolean =>
  lines.some(({ accessories }) => accessories.some(({ skuId }) => findAccessorySku(skuId)?.model.regulatedBattery))

/** The box for a trade-in alone comes free, to an address. */
const isForBox = ({ costCents, shippingOptionId }: (typeof shippingModels)[number]): boolean =>
  costCents === 0 && shippingOptionId !== storePickup

/** All shipping options but same-day delivery; those that this cart can't use are inactive. */
export const shippingOptionsOf = (
  draft: Pick<WorldDraft, 'header' | 'now'>,
  cart: CartState,
  language: Language,
): ShippingOption[] => {
  const from = shipsAt(draft, cart)
  const byGround = travelsByGround(cart)
  const isBox = isStandaloneTradeIn(cart)
  return shippingModels.map((model) => ({
    ...toShippingOption(model, from, language),
    ...(model.shippingOptionId === storePickup && { arrivesOn: pickupDay(draft, cart, from) }),
    active: !(byGround && model.byAir) && (!isBox || isForBox(model)),
  }))
}
