import { getCheckoutDetails } from '@soe/contracts/routes'
import { callOnce, readQuery, type Shop } from '@soe/shop-platform'
import { queryOptions } from '@tanstack/react-query'
import { checkoutRead } from './checkout-read'

/** The shopper's own cart with all that checkout shows; every feature reads it under this one key. */
export const cartQuery = (shop: Shop) =>
  queryOptions({
    ...readQuery(shop, getCheckoutDetails, { body: {} }),
    queryFn: ({ signal }) => callOnce(shop, getCheckoutDetails, { body: checkoutRead(shop) }, signal),
  })
