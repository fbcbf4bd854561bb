import { defineRoute } from '../define-route'

export const getOrder = defineRoute({
  key: 'checkout.getOrder',
  method: 'POST',
  kind: 'read',
  paths: {
    'signed-in': '/soe/digital/auth/orderprocessservice/checkoutapi/v2/get-order',
    prospect: '/soe/digital/prospect/orderprocessservice/checkoutapi/nse/v2/get-order',
    prepay: '/soe/digital/prepaid/prepayservice/cart/nse/prepay/get-order',
    'prepay-signed-in': '/soe/digital/auth/prepaid/prepayservice/cart/prepay/get-order',
  },
})
