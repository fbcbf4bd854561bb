import { defineRoute } from '../define-route'

export const getCheckoutDetails = defineRoute({
  key: 'checkout.getCheckoutDetails',
  method: 'POST',
  kind: 'read',
  paths: {
    'signed-in': '/soe/digital/auth/orderprocessservice/checkoutapi/v2/get-checkout-details',
    prospect: '/soe/digital/prospect/orderprocessservice/checkoutapi/nse/v2/get-checkout-details',
    prepay: '/soe/digital/prepaid/prepayservice/cart/nse/prepay/get-checkout-details',
    'prepay-signed-in': '/soe/digital/auth/prepaid/prepayservice/cart/prepay/get-checkout-details',
  },
})
