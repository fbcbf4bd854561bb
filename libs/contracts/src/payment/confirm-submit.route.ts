import { defineRoute } from '../define-route'
import { cartReads } from '../shared/cart-reads'

export const confirmSubmit = defineRoute({
  key: 'payment.confirmSubmit',
  method: 'POST',
  kind: 'change',
  paths: {
    'signed-in': '/soe/digital/auth/paymentservice/confirmSubmit',
    prospect: '/soe/digital/prospect/paymentservice/nse/confirmSubmit',
  },
  makesStale: cartReads,
  context: 'payment',
})
