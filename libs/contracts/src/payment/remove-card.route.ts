import { defineRoute } from '../define-route'

export const removeCard = defineRoute({
  key: 'payment.removeCard',
  method: 'POST',
  kind: 'change',
  paths: {
    'signed-in': '/soe/digital/auth/paymentservice/removeCard',
    'prepay-signed-in': '/soe/digital/auth/prepaid/prepayservice/removeCard',
  },
  makesStale: ['payment.listCards', 'checkout.getCheckoutDetails'],
})
