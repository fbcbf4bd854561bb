import { defineRoute } from '../define-route'
import { cartReads } from '../shared/cart-reads'

export const selectPayment = defineRoute({
  key: 'checkout.selectPayment',
  method: 'POST',
  kind: 'change',
  paths: {
    'signed-in': '/soe/digital/auth/paymentservice/select-payment',
    prospect: '/soe/digital/prospect/paymentservice/nse/select-payment',
    prepay: '/soe/digital/prepaid/prepayservice/nse/select-payment',
    'prepay-signed-in': '/soe/digital/auth/prepaid/prepayservice/select-payment',
  },
  makesStale: [...cartReads, 'payment.listCards'],
  context: 'payment',
})
