import { defineRoute } from '../define-route'
import { cartReads, stepReads } from '../shared/cart-reads'

export const addStep = defineRoute({
  key: 'cart.addStep',
  method: 'POST',
  kind: 'change',
  paths: {
    'signed-in': '/soe/digital/auth/cartservice/cart/add-step',
    prospect: '/soe/digital/prospect/cartservice/cart/nse/add-step',
    prepay: '/soe/digital/prepaid/prepayservice/cart/nse/prepaid/add-step',
    'prepay-signed-in': '/soe/digital/auth/prepaid/prepayservice/cart/prepaid/add-step',
  },
  makesStale: [...cartReads, ...stepReads],
})
