import { defineRoute } from '../define-route'
import type { AreaRoutes } from '../route'

export const retrieveCartFromQuote = defineRoute({
  key: 'quote.retrieveCartFromQuote',
  method: 'POST',
  kind: 'change',
  paths: {
    'signed-in': '/soe/digital/auth/quoteservice/retrieveCartFromQuote',
    prospect: '/soe/digital/prospect/quoteservice/nse/retrieveCartFromQuote',
  },
})

export const retrieveAccessoriesFromQuote = defineRoute({
  key: 'quote.retrieveAccessoriesFromQuote',
  method: 'POST',
  kind: 'change',
  paths: {
    'signed-in': '/soe/digital/auth/quoteservice/retrieveAccessoriesFromQuote',
    prospect: '/soe/digital/prospect/quoteservice/nse/retrieveAccessoriesFromQuote',
  },
  success: [{ at: 'status', values: ['SUCCESS'] }],
})

/** Every route of the area with what a browser does not need: where its paths come from, and further spellings. */
export const quoteRoutes = {
  retrieveCartFromQuote: {
    route: retrieveCartFromQuote,
    provenance: {
      'signed-in': { E061: 'given' },
      prospect: { E061: 'extrapolated' },
    },
    aliases: {
      '/soe/digital/quoteservice/retrieveCartFromQuote': { E061: 'given' },
    },
  },
  retrieveAccessoriesFromQuote: {
    route: retrieveAccessoriesFromQuote,
    provenance: {
      'signed-in': { E060: 'chosen' },
      prospect: { E060: 'chosen' },
    },
    aliases: {
      '/soe/digital/quoteservice/retrieveAccessoriesFromQuote': {},
    },
  },
} as const satisfies AreaRoutes
