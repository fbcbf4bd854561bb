import { defineRoute } from '../define-route'
import { cartReads, stepReads } from '../shared/cart-reads'

export const assignMtn = defineRoute({
  key: 'cart.assignMtn',
  method: 'POST',
  kind: 'change',
  paths: {
    'signed-in': '/soe/digital/auth/cartservice/cart/assign-mtn',
    prospect: '/soe/digital/prospect/cartservice/cart/nse/assign-mtn',
    prepay: '/soe/digital/prepaid/prepayservice/cart/nse/prepaid/assign-mtn',
    'prepay-signed-in': '/soe/digital/auth/prepaid/prepayservice/cart/prepaid/assign-mtn',
  },
  adds: ['zipCode'],
  makesStale: [...cartReads, ...stepReads],
})
