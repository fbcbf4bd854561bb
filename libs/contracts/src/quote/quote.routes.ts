import type { AreaRoutes } from '../route'
import { retrieveAccessoriesFromQuote } from './retrieve-accessories-from-quote.route'
import { retrieveCartFromQuote } from './retrieve-cart-from-quote.route'

export { retrieveCartFromQuote, retrieveAccessoriesFromQuote }

export const quoteRoutes = {
  retrieveCartFromQuote: {
    route: retrieveCartFromQuote,
    provenance: { 'signed-in': { E061: 'given' }, prospect: { E061: 'extrapolated' } },
    aliases: { '/soe/digital/quoteservice/retrieveCartFromQuote': { E061: 'given' } },
  },
  retrieveAccessoriesFromQuote: {
    route: retrieveAccessoriesFromQuote,
    provenance: { 'signed-in': { E060: 'chosen' }, prospect: { E060: 'chosen' } },
    aliases: { '/soe/digital/quoteservice/retrieveAccessoriesFromQuote': {} },
  },
} as const satisfies AreaRoutes
