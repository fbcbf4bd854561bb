import { defineRoute } from '../define-route'
import { cartReads } from '../shared/cart-reads'

export const e911Address = defineRoute({
  key: 'cart.e911Address',
  method: 'POST',
  kind: 'change',
  paths: {
    'signed-in': '/soe/digital/auth/cartservice/cart/e911-address',
    prospect: '/soe/digital/prospect/cartservice/cart/nse/e911-address',
  },
  makesStale: cartReads,
})
