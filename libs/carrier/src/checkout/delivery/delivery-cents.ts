import { findShipping } from '@soe/catalogue'
import type { CartState } from '@soe/world'
import { parcelsOf } from './parcels'

/** What the delivery of every parcel costs together. */
export const deliveryCentsOf = (cart: CartState): number =>
  cart.lines.length === 0
    ? 0
    : parcelsOf(cart).reduce(
        (cents, { shippingOptionId }) => cents + (findShipping(shippingOptionId)?.costCents ?? 0),
        0,
      )
