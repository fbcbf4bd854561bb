import { defineRoute } from '../define-route'
import { priceReads } from '../shared/cart-reads'

export const removePromo = defineRoute({
  key: 'cart.removePromo',
  method: 'POST',
  kind: 'change',
  paths: {
    prepay: '/soe/digital/prepaid/prepayservice/cart/nse/prepaid/remove-promo',
    'prepay-signed-in': '/soe/digital/auth/prepaid/prepayservice/cart/prepaid/remove-promo',
  },
  makesStale: priceReads,
})
