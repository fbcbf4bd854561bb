import { defineRoute } from '../define-route'

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
  makesStale: ['payment.listCards'],
  context: 'payment',
})
