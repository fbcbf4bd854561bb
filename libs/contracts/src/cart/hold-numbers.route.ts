import { defineRoute } from '../define-route'

export const holdNumbers = defineRoute({
  key: 'cart.holdNumbers',
  method: 'POST',
  kind: 'change',
  paths: {
    'signed-in': '/soe/digital/auth/cartservice/cart/hold-numbers',
    prospect: '/soe/digital/prospect/cartservice/cart/nse/hold-numbers',
    prepay: '/soe/digital/prepaid/prepayservice/cart/nse/prepaid/hold-numbers',
    'prepay-signed-in': '/soe/digital/auth/prepaid/prepayservice/cart/prepaid/hold-numbers',
  },
})
