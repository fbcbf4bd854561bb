import type { CartLineState, CartState, DeliveryState } from '@soe/world'
import { findShipping } from '@soe/catalogue'
import { isBrought, shipsNothing } from '../lines/line-kind'
import { splitLines } from './group-shipments'

export const splitLineOf = (line: CartLineState) => ({
  id: line.lineId,
  isAccessories: line.activity === 'ACC',
  isByod: isBrought(line),
  isSecondNumber: line.isSecondNumber ?? false,
})

const parcelLinesOf = ({ lines }: CartState): string[][] => splitLines(lines.map(splitLineOf))

export const isApart = (cart: CartState): boolean => cart.shipTogetherPref === false && parcelLinesOf(cart).length > 0

/** The cart with another way to travel; the store and the window of the one before go with it. */
export const withDelivery = (
  { locationCode: _, sddWindowId: __, ...cart }: CartState,
  delivery: DeliveryState,
): CartState => ({ ...cart, ...delivery })

/** The cart as if it held these lines alone, travelling as they do. */
export const parcelOf = (cart: CartState, lineIds: readonly string[]): CartState => {
  const part = { ...cart, lines: cart.lines.filter(({ lineId }) => lineIds.includes(lineId)) }
  const delivery = cart.lines.find(({ lineId }) => lineId === lineIds[0])?.delivery
  return delivery && isApart(cart) ? withDelivery(part, delivery) : part
}

const wayOf = ({ shippingOptionId, locationCode, sddWindowId }: CartState) =>
  JSON.stringify([shippingOptionId, locationCode, sddWindowId])

const joined = (parcels: readonly CartState[], parcel: CartState): CartState[] => {
  const same = parcels.find((other) => wayOf(other) === wayOf(parcel))
  if (!same) return [...parcels, parcel]
  return parcels.map((other) => (other === same ? { ...same, lines: [...same.lines, ...parcel.lines] } : other))
}

/** The parcels of the order: what travels the same way goes together, for one charge. */
export const parcelsOf = (cart: CartState): CartState[] =>
  isApart(cart)
    ? parcelLinesOf(cart)
        .map((lineIds) => parcelOf(cart, lineIds))
        .reduce(joined, [])
    : [cart]

/** The lines that travel with this one; none where it does not go its own way. */
export const companionsOf = (cart: CartState, lineId: string): string[] | undefined =>
  parcelLinesOf(cart).find(([first]) => first === lineId)

export const deliveryCentsOf = (cart: CartState): number =>
  cart.lines.length === 0 || shipsNothing(cart)
    ? 0
    : parcelsOf(cart).reduce(
        (cents, { shippingOptionId }) => cents + (findShipping(shippingOptionId)?.costCents ?? 0),
        0,
      )
