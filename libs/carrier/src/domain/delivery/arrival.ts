import { shippingModels, toShippingOption, type Stock } from '@soe/catalogue'
import { startOfDay } from '@soe/rules'
import type { Inventory, Store } from '@soe/contracts'
import type { WorldDraft } from '@soe/world'
import { pickupDay, wallNow } from './pickup-day'
import { isFreeToTheDoor } from './shipping-options'

interface Held {
  /** What the warehouse has. */
  readonly stock: Stock
  /** What the store has. */
  readonly local: Inventory
  readonly store: Store
}

/** The days on which one item, ordered now, is at the door and at the store; none where it can't be had. */
export const arrivalOf = (
  draft: Pick<WorldDraft, 'header' | 'now'>,
  { stock, local, store }: Held,
): { arrivesOn?: string; pickupOn?: string } => {
  if (stock.status === 'out-of-stock') return {}
  const from = Math.max(stock.availableOn === undefined ? 0 : startOfDay(stock.availableOn), wallNow(draft))
  const way = shippingModels.find(isFreeToTheDoor)
  return {
    ...(way && { arrivesOn: toShippingOption(way, from, 'en').arrivesOn }),
    ...((local.isInStock || local.isPreOrder || local.isBackorder) && { pickupOn: pickupDay(draft, store, from) }),
  }
}
