import { startOfDay, storePickup } from '@soe/rules'
import type { CartState, WorldDraft } from '@soe/world'
import type { ShippingOption, Store, Language } from '@soe/contracts'
import { findAccessorySku, findStore, shippingModels, toShippingOption } from '@soe/catalogue'
import { storeZip } from '../account/recipient'
import { isBrought } from '../lines/line-kind'
import { localInventory } from '../stock/local-inventory'
import { unitsOf } from '../stock/shortages'
import { stockedAccessory, stockedDevice } from '../stock/stock'
import { nearestStore } from '../stock/stores'
import { pickupDay, wallNow } from './pickup-day'
import { isStandaloneTradeIn } from '../trade-in/trade-in-items'

type Clock = Pick<WorldDraft, 'header' | 'now'>

/** From when the whole cart can ship, by the world's clocks: a pre-order or a back-order delays the rest. */
const shipsFrom = (draft: Clock, { lines }: CartState): number =>
  lines
    .flatMap(({ device, accessories, activity }) => [
      device && !isBrought({ activity }) && stockedDevice(draft, device.skuId)?.stock,
      ...accessories.map(({ skuId }) => stockedAccessory(draft, skuId)?.stock),
    ])
    .reduce(
      (latest, stock) => (stock && stock.availableOn ? Math.max(latest, startOfDay(stock.availableOn)) : latest),
      wallNow(draft),
    )

/** Whether nothing of the cart has to come in first. */
export const shipsNow = (draft: Clock, cart: CartState): boolean => shipsFrom(draft, cart) === wallNow(draft)

/** Regulated batteries ship by ground or are picked up. */
export const travelsByGround = ({ lines }: CartState): boolean =>
  lines.some(({ accessories }) => accessories.some(({ skuId }) => findAccessorySku(skuId)?.model.regulatedBattery))

export const isFreeToTheDoor = ({ costCents, shippingOptionId }: (typeof shippingModels)[number]): boolean =>
  costCents === 0 && shippingOptionId !== storePickup

const day = 86_400_000

/** What a store lacks comes to it as the free delivery would to the door. */
const toStore = (shippingModels.find(isFreeToTheDoor)?.days ?? 0) * day

/** The store that hands the cart out, or that would: the one nearest to where it would be delivered. */
const storeOf = (cart: CartState): Store => findStore(cart.locationCode) ?? nearestStore(storeZip(cart))

const hasInStore = (draft: Clock, skuId: string, wanted: number, store: Store): boolean => {
  const stock = (stockedDevice(draft, skuId) ?? stockedAccessory(draft, skuId))?.stock
  return stock?.status !== 'in-stock' || localInventory(skuId, stock, store.locationCode).qtyAvailable >= wanted
}

const pickupOf = (draft: Clock, cart: CartState): string => {
  const store = storeOf(cart)
  const isThere = [...unitsOf(cart)].every(([skuId, wanted]) => hasInStore(draft, skuId, wanted, store))
  const from = shipsFrom(draft, cart)
  return pickupDay(draft, store, isThere ? from : Math.max(from, wallNow(draft) + toStore))
}

/** All shipping options but same-day delivery; those that this cart can't use are inactive. */
export const shippingOptionsOf = (draft: Clock, cart: CartState, language: Language): ShippingOption[] => {
  const from = shipsFrom(draft, cart)
  const byGround = travelsByGround(cart)
  // The box for a trade-in alone comes free, to an address.
  const isBox = isStandaloneTradeIn(cart)
  return shippingModels.map((model) => ({
    ...toShippingOption(model, from, language),
    ...(model.shippingOptionId === storePickup && { arrivesOn: pickupOf(draft, cart) }),
    active: !(byGround && model.byAir) && (!isBox || isFreeToTheDoor(model)),
  }))
}
