import { defineRoute } from '../define-route'
import { caseReads, itemReads } from '../shared/cart-reads'

export const retrieveAccessoriesFromQuote = defineRoute({
  key: 'quote.retrieveAccessoriesFromQuote',
  method: 'POST',
  kind: 'change',
  paths: {
    'signed-in': '/soe/digital/auth/quoteservice/retrieveAccessoriesFromQuote',
    prospect: '/soe/digital/prospect/quoteservice/nse/retrieveAccessoriesFromQuote',
  },
  makesStale: [...itemReads, ...caseReads, 'cart.retrieveBundleAccCart'],
  success: [{ at: 'status', values: ['SUCCESS'] }],
})
