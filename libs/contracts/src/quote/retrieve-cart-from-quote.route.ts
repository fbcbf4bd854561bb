import { defineRoute } from '../define-route'

export const retrieveCartFromQuote = defineRoute({
  key: 'quote.retrieveCartFromQuote',
  method: 'POST',
  kind: 'change',
  paths: {
    'signed-in': '/soe/digital/auth/quoteservice/retrieveCartFromQuote',
    prospect: '/soe/digital/prospect/quoteservice/nse/retrieveCartFromQuote',
  },
})
