import { defineRoute } from '../define-route'

export const getExpresshubDetails = defineRoute({
  key: 'checkout.getExpresshubDetails',
  method: 'POST',
  kind: 'read',
  paths: {
    'signed-in': '/soe/digital/auth/orderprocessservice/checkoutapi/v2/get-expresshub-details',
    prospect: '/soe/digital/prospect/orderprocessservice/checkoutapi/nse/v2/get-expresshub-details',
  },
})
