import type { Shop } from '../create-shop'
import { readQuery } from './read-query'

/** The shopper's own cart with all that checkout shows; every feature reads it under this one key. */
export const cartQuery = (shop: Shop) => readQuery(shop, 'checkout.getCheckoutDetails', { body: {} })
