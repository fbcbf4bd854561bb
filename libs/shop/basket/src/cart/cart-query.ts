import { getCheckoutDetails } from '@soe/contracts/routes'
import { readQuery, type Shop } from '@soe/shop-platform'

/** The shopper's own cart with all that checkout shows; every feature reads it under this one key. */
export const cartQuery = (shop: Shop) => readQuery(shop, getCheckoutDetails, { body: {} })
