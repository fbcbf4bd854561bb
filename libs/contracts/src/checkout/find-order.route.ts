import { defineRoute } from '../define-route'

/** A change, since the carrier counts what is tried. */
export const findOrder = defineRoute({
  key: 'checkout.findOrder',
  method: 'POST',
  kind: 'change',
  paths: {
    'signed-in': '/soe/digital/auth/orderprocessservice/checkoutapi/v2/find-order',
    prospect: '/soe/digital/prospect/orderprocessservice/checkoutapi/nse/v2/find-order',
    prepay: '/soe/digital/prepaid/prepayservice/cart/nse/prepay/find-order',
    'prepay-signed-in': '/soe/digital/auth/prepaid/prepayservice/cart/prepay/find-order',
  },
})
