import { defineRoute } from '../define-route'
import { priceReads, stepReads } from '../shared/cart-reads'

export const addPlan = defineRoute({
  key: 'cart.addPlan',
  method: 'POST',
  kind: 'change',
  paths: {
    'signed-in': '/soe/digital/auth/cartservice/cart/add-plan',
    prospect: '/soe/digital/prospect/cartservice/cart/nse/add-plan',
    prepay: '/soe/digital/prepaid/prepayservice/cart/nse/prepaid/add-plan',
    'prepay-signed-in': '/soe/digital/auth/prepaid/prepayservice/cart/prepaid/add-plan',
  },
  makesCart: true,
  makesStale: [...priceReads, ...stepReads, 'plans.getPlans'],
})
