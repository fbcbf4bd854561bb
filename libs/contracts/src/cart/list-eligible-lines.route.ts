import { defineRoute } from '../define-route'

export const listEligibleLines = defineRoute({
  key: 'cart.listEligibleLines',
  method: 'POST',
  kind: 'read',
  paths: {
    'signed-in': '/soe/digital/auth/cartservice/cart/list-eligible-lines',
    'prepay-signed-in': '/soe/digital/auth/prepaid/prepayservice/cart/prepaid/list-eligible-lines',
  },
})
