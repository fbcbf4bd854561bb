import { readQuery, type Shop } from '@soe/shop-platform'

export const cartRead = 'checkout.getCheckoutDetails'

/** The shopper's own cart with all that checkout shows; every feature reads it under this one key. */
export const cartQuery = (shop: Shop) => readQuery(shop, cartRead, { body: {} })

/** What a change of the cart makes stale. */
export const cartReads = [cartRead, 'cart.retrieveBundleAccCart'] as const
