import { defineRoute } from '../define-route'
import { priceReads } from '../shared/cart-reads'

export const applyPromo = defineRoute({
  key: 'cart.applyPromo',
  method: 'POST',
  kind: 'change',
  paths: {
    prepay: '/soe/digital/prepaid/prepayservice/cart/nse/prepaid/apply-promo',
    'prepay-signed-in': '/soe/digital/auth/prepaid/prepayservice/cart/prepaid/apply-promo',
  },
  makesStale: priceReads,
})
