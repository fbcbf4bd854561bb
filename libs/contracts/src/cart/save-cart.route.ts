import { defineRoute } from '../define-route'
import { otherCartReads } from '../shared/cart-reads'

export const saveCart = defineRoute({
  key: 'cart.saveCart',
  method: 'POST',
  kind: 'change',
  paths: {
    'signed-in': '/soe/digital/auth/cartservice/cart/save-cart',
    prospect: '/soe/digital/prospect/cartservice/cart/nse/save-cart',
    prepay: '/soe/digital/prepaid/prepayservice/cart/nse/prepaid/save-cart',
    'prepay-signed-in': '/soe/digital/auth/prepaid/prepayservice/cart/prepaid/save-cart',
  },
  adds: ['schedule'],
  makesStale: otherCartReads,
})
