import { defineRoute } from '../define-route'

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
  context: 'payment',
  success: [{ at: 'status', values: ['1'] }],
})
