import { defineRoute } from '../define-route'
import { cartReads } from '../shared/cart-reads'

export const calculateMultiLineTax = defineRoute({
  key: 'cart.calculateMultiLineTax',
  method: 'POST',
  kind: 'change',
  paths: {
    'signed-in': '/soe/digital/auth/cartservice/cart/calculateMultiLineTaxForCart',
    prospect: '/soe/digital/prospect/cartservice/cart/nse/calculateMultiLineTaxForCart',
  },
  makesStale: cartReads,
})
