import { defineRoute } from '../define-route'

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
