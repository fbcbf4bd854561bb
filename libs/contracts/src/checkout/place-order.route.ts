import { defineRoute } from '../define-route'
import { otherCartReads } from '../shared/cart-reads'

export const placeOrder = defineRoute({
  key: 'checkout.placeOrder',
  method: 'POST',
  kind: 'change',
  paths: {
    'signed-in': '/soe/digital/auth/orderprocessservice/checkoutapi/v2/place-order',
    prospect: '/soe/digital/prospect/orderprocessservice/checkoutapi/nse/v2/place-order',
    prepay: '/soe/digital/prepaid/prepayservice/cart/nse/prepay/place-order',
    'prepay-signed-in': '/soe/digital/auth/prepaid/prepayservice/cart/prepay/place-order',
  },
  makesStale: [
    ...otherCartReads,
    'checkout.getOrder',
    'checkout.listOrders',
    'checkout.getMyLinkReferralInfo',
    'catalogue.getInventory',
    'catalogue.getProduct',
    'catalogue.listProducts',
  ],
  context: 'payment',
})
