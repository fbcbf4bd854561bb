import { defineRoute } from '../define-route'
import type { AreaRoutes } from '../route'

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

export const confirmSubmit = defineRoute({
  key: 'payment.confirmSubmit',
  method: 'POST',
  kind: 'change',
  paths: {
    'signed-in': '/soe/digital/auth/paymentservice/confirmSubmit',
    prospect: '/soe/digital/prospect/paymentservice/nse/confirmSubmit',
  },
  context: 'payment',
})

/** Every route of the area with what a browser does not need: where its paths come from, and further spellings. */
export const paymentRoutes = {
  paypalAuthenticate: {
    route: paypalAuthenticate,
    provenance: {
      'signed-in': { E031: 'given' },
      prospect: { E031: 'derived' },
      prepay: { E031: 'derived' },
      'prepay-signed-in': { E031: 'derived' },
    },
    aliases: {
      '/soe/digital/paymentservice/paypalAuthenticateFromCheckout': { E031: 'given' },
      '/soe/digital/prepayservice/paypalAuthenticateFromCheckout': { E031: 'derived' },
    },
  },
  confirmSubmit: {
    route: confirmSubmit,
    provenance: {
      'signed-in': { E032: 'given' },
      prospect: { E032: 'extrapolated' },
    },
    aliases: {
      '/soe/digital/paymentservice/confirmSubmit': { E032: 'given' },
    },
  },
} as const satisfies AreaRoutes
