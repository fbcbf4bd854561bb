import { defineRoute } from '../define-route'
import { cartReads } from '../shared/cart-reads'

export const removeCard = defineRoute({
  key: 'payment.removeCard',
  method: 'POST',
  kind: 'change',
  paths: {
    'signed-in': '/soe/digital/auth/paymentservice/removeCard',
    'prepay-signed-in': '/soe/digital/auth/prepaid/prepayservice/removeCard',
  },
  makesStale: [...cartReads, 'payment.listCards'],
})
