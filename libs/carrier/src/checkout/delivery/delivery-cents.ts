import { findShipping } from '@soe/catalogue'
import type { CartState } from '@soe/world'
import { shipsNothing } from '../../cart/lines/ships-nothing'
import { parcelsOf } from './parcels'

/** What the delivery of every parcel costs together. */
export const deliveryCentsOf = (cart: CartState): number =>
  cart.lines.length === 0 || shipsNothing(cart)
    ? 0
    : parcelsOf(cart).reduce(
        (cents, { shippingOptionId }) => cents + (findShipping(shippingOptionId)?.costCents ?? 0),
        0,
      )
