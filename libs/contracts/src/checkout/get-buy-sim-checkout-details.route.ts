import { defineRoute } from '../define-route'

export const getBuySimCheckoutDetails = defineRoute({
  key: 'checkout.getBuySimCheckoutDetails',
  method: 'POST',
  kind: 'read',
  paths: { 'signed-in': '/soe/digital/auth/orderprocessservice/checkoutapi/buySim/v2/get-checkout-details' },
})
