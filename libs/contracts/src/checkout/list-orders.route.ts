import { defineRoute } from '../define-route'

export const listOrders = defineRoute({
  key: 'checkout.listOrders',
  method: 'POST',
  kind: 'read',
  paths: {
    'signed-in': '/soe/digital/auth/orderprocessservice/checkoutapi/v2/list-orders',
    prospect: '/soe/digital/prospect/orderprocessservice/checkoutapi/nse/v2/list-orders',
    prepay: '/soe/digital/prepaid/prepayservice/cart/nse/prepay/list-orders',
    'prepay-signed-in': '/soe/digital/auth/prepaid/prepayservice/cart/prepay/list-orders',
  },
})
