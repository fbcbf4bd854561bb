import { defineRoute } from '../define-route'
import { priceReads, stepReads } from '../shared/cart-reads'

export const validateOrder = defineRoute({
  key: 'cart.validateOrder',
  method: 'POST',
  kind: 'change',
  paths: {
    'signed-in': '/soe/digital/auth/cartservice/cart/validateOrder',
    prospect: '/soe/digital/prospect/cartservice/cart/nse/validateOrder',
    prepay: '/soe/digital/prepaid/prepayservice/cart/nse/prepaid/validateOrder',
    'prepay-signed-in': '/soe/digital/auth/prepaid/prepayservice/cart/prepaid/validateOrder',
  },
  makesStale: [...priceReads, ...stepReads],
})
