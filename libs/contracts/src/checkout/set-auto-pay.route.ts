import { defineRoute } from '../define-route'
import { priceReads, stepReads } from '../shared/cart-reads'

export const setAutoPay = defineRoute({
  key: 'checkout.setAutoPay',
  method: 'POST',
  kind: 'change',
  paths: {
    'signed-in': '/soe/digital/auth/orderprocessservice/checkoutapi/v2/set-auto-pay',
    prospect: '/soe/digital/prospect/orderprocessservice/checkoutapi/nse/v2/set-auto-pay',
  },
  makesStale: [...priceReads, ...stepReads],
})
