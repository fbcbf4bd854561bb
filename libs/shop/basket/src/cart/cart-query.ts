import type { CheckoutDetails } from '@soe/contracts'
import { getCheckoutDetails } from '@soe/contracts/routes'
import { callOnce, queryKeyOf, readQuery, type Shop } from '@soe/shop-platform'
import { queryOptions } from '@tanstack/react-query'
import { checkoutRead } from './checkout-read'

/** The shopper's own cart with all that checkout shows; every feature reads it under this one key. */
export const cartQuery = (shop: Shop) =>
  queryOptions({
    ...readQuery(shop, getCheckoutDetails, { body: {} }),
    queryFn: ({ signal }) => callOnce(shop, getCheckoutDetails, { body: checkoutRead(shop) }, signal),
  })

/** Parts that a change leaves as they are, and does not answer. */
const partsOnRequest = ({
  installmentContracts,
  paymentOptions,
  smsEnabledOptions,
}: Partial<CheckoutDetails> = {}): Partial<CheckoutDetails> => ({
  ...(installmentContracts && { installmentContracts }),
  ...(paymentOptions && { paymentOptions }),
  ...(smsEnabledOptions && { smsEnabledOptions }),
})

/** What a change has answered takes the place of the details that every reader of the checkout has. */
export const replaceDetails = (shop: Shop, details: CheckoutDetails) =>
  shop.queryClient.setQueriesData<CheckoutDetails>({ queryKey: queryKeyOf(shop, getCheckoutDetails) }, (before) => ({
    ...partsOnRequest(before),
    ...details,
  }))
