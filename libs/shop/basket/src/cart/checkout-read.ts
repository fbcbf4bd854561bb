import type { BodyInputOf } from '@soe/contracts'
import type { getCheckoutDetails } from '@soe/contracts/routes'
import type { Shop } from '@soe/shop-platform'

/** What the shop asks for with every read of the checkout: all of it. */
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
export const checkoutRead = ({ environment, identity }: Shop): BodyInputOf<typeof getCheckoutDetails> => {
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
