import type { CheckoutDetails, BodyInputOf } from '@soe/contracts'
import { getCheckoutDetails, getOrder } from '@soe/contracts/routes'
import { callOnce, queryKeyOf, readQuery, type Shop } from '@soe/shop-platform'
import { queryOptions } from '@tanstack/react-query'

const parts = {
  disableSplitShipment: false,
  optimizeSDD: false,
  cart: true,
  customerAgreements: true,
  installmentContracts: true,
  paymentOptions: true,
  shippingOptions: true,
  smsEnabledOptions: true,
  iconicFlags: { disableISPU: false, disableSDD: false, disableISAAC: false, disableEdgeUpISPUSDD: false },
} as const

/** The payload of a read of the checkout (the specification, commerce 7). */
const checkoutRead = ({ environment, identity }: Shop): BodyInputOf<typeof getCheckoutDetails> => {
  const { audience, cartCount, cartId, loggedIn } = identity.get()
  return {
    ...parts,
    ...(cartId !== '' && { cartId }),
    // A prospect's checkout goes step by step.
    expressCheckout: audience !== 'prospect',
    processStack: audience.startsWith('prepay') ? 'PREPAY' : 'POSTPAY',
    clientCorrelationId: environment.newId(),
    customerTypeParam: loggedIn ? 'E' : 'N',
    rtCartCount: cartCount,
  }
}

/** The shopper's own cart with all that checkout shows; every feature reads it under this one key. */
export const cartQuery = (shop: Shop) =>
  queryOptions({
    ...readQuery(shop, getCheckoutDetails, { body: {} }),
    queryFn: ({ signal }) => callOnce(shop, getCheckoutDetails, { body: checkoutRead(shop) }, signal),
  })

/** The named order, or the latest one. It never changes. */
export const orderQuery = (shop: Shop, orderNumber: string | undefined) => ({
  ...readQuery(shop, getOrder, { body: orderNumber === undefined ? {} : { orderNumber } }),
  meta: { showsError: true },
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

export const replaceDetails = (shop: Shop, details: CheckoutDetails) =>
  shop.queryClient.setQueriesData<CheckoutDetails>({ queryKey: queryKeyOf(shop, getCheckoutDetails) }, (before) => ({
    ...partsOnRequest(before),
    ...details,
  }))
