import { defineRoute } from '../define-route'

export const setAutoPay = defineRoute({
  key: 'checkout.setAutoPay',
  method: 'POST',
  kind: 'change',
  paths: {
    'signed-in': '/soe/digital/auth/orderprocessservice/checkoutapi/v2/set-auto-pay',
    prospect: '/soe/digital/prospect/orderprocessservice/checkoutapi/nse/v2/set-auto-pay',
  },
})
