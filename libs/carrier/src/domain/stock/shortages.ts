import type { CartState, WorldDraft } from '@soe/world'
import { isBrought } from '../lines/line-kind'
import { stockedAccessory, stockedDevice } from './stock'

type Cart = Pick<CartState, 'lines'>

/** How many of each sku an order of the cart takes from stock; the shopper's own devices are not the carrier's. */
export const unitsOf = ({ lines }: Cart): ReadonlyMap<string, number> => {
  const units = new Map<string, number>()
  const add = (skuId: string, qty: number) => units.set(skuId, (units.get(skuId) ?? 0) + qty)
  for (const { device, accessories, activity } of lines) {
    if (device && !isBrought({ activity })) add(device.skuId, 1)
    for (const { skuId, qty } of accessories) add(skuId, qty)
  }
  return units
}

/** Pre-orders and back-orders have no limit. */
const unitsLeft = (draft: Pick<WorldDraft, 'header' | 'now'>, skuId: string): number => {
  const { status, qty } = (stockedDevice(draft, skuId) ?? stockedAccessory(draft, skuId))?.stock ?? {}
  if (status === 'out-of-stock') return 0
  return status === 'in-stock' && qty !== undefined ? qty : Infinity
}

/** How many are left of each sku that the cart holds more of. */
export type Shortages = ReadonlyMap<string, number>

export const shortagesOf = (draft: Pick<WorldDraft, 'header' | 'now'>, cart: Cart): Shortages =>
  new Map(
    [...unitsOf(cart)].flatMap(([skuId, wanted]): [string, number][] => {
      const left = unitsLeft(draft, skuId)
      return left < wanted ? [[skuId, left]] : []
    }),
  )
