import { defineRoute } from '../define-route'
import { otherCartReads } from '../shared/cart-reads'

export const retrieveCartFromQuote = defineRoute({
  key: 'quote.retrieveCartFromQuote',
  method: 'POST',
  kind: 'change',
  paths: {
    'signed-in': '/soe/digital/auth/quoteservice/retrieveCartFromQuote',
    prospect: '/soe/digital/prospect/quoteservice/nse/retrieveCartFromQuote',
  },
  makesStale: [...otherCartReads, 'cart.retrieveBundleAccCart'],
})
