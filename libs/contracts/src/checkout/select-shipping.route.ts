import { defineRoute } from '../define-route'
import { priceReads } from '../shared/cart-reads'

export const selectShipping = defineRoute({
  key: 'checkout.selectShipping',
  method: 'POST',
  kind: 'change',
  paths: {
    'signed-in': '/soe/digital/auth/orderprocessservice/checkoutapi/v2/select-shipping',
    prospect: '/soe/digital/prospect/orderprocessservice/checkoutapi/nse/v2/select-shipping',
    prepay: '/soe/digital/prepaid/prepayservice/cart/nse/prepay/select-shipping',
    'prepay-signed-in': '/soe/digital/auth/prepaid/prepayservice/cart/prepay/select-shipping',
  },
  makesStale: priceReads,
})
