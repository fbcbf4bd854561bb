import { defineRoute } from '../define-route'
import { cartReads } from '../shared/cart-reads'

export const paypalAuthenticate = defineRoute({
  key: 'payment.paypalAuthenticate',
  method: 'POST',
  kind: 'change',
  paths: {
    'signed-in': '/soe/digital/auth/paymentservice/paypalAuthenticateFromCheckout',
    prospect: '/soe/digital/prospect/paymentservice/nse/paypalAuthenticateFromCheckout',
    prepay: '/soe/digital/prepaid/prepayservice/nse/paypalAuthenticateFromCheckout',
    'prepay-signed-in': '/soe/digital/auth/prepaid/prepayservice/paypalAuthenticateFromCheckout',
  },
  makesStale: cartReads,
  context: 'payment',
  success: [{ at: 'status', values: ['1'] }],
})
