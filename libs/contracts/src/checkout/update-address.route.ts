import { defineRoute } from '../define-route'
import { cartReads } from '../shared/cart-reads'

export const updateAddress = defineRoute({
  key: 'checkout.updateAddress',
  method: 'POST',
  kind: 'change',
  paths: {
    'signed-in': '/soe/digital/auth/orderprocessservice/checkoutapi/v2/update-address',
    prospect: '/soe/digital/prospect/orderprocessservice/checkoutapi/nse/v2/update-address',
    prepay: '/soe/digital/prepaid/prepayservice/cart/nse/prepay/update-address',
    'prepay-signed-in': '/soe/digital/auth/prepaid/prepayservice/cart/prepay/update-address',
  },
  makesStale: cartReads,
})
