import type { CheckoutDetails } from '@soe/contracts'
import { getCheckoutDetails } from '@soe/contracts/routes'
import { queryKeyOf, type Shop } from '@soe/shop-platform'

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
