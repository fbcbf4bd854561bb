import { defineRoute } from '../define-route'
import { cartReads } from '../shared/cart-reads'

export const updateContact = defineRoute({
  key: 'checkout.updateContact',
  method: 'POST',
  kind: 'change',
  paths: {
    'signed-in': '/soe/digital/auth/orderprocessservice/checkoutapi/v2/update-contact',
    prospect: '/soe/digital/prospect/orderprocessservice/checkoutapi/nse/v2/update-contact',
    prepay: '/soe/digital/prepaid/prepayservice/cart/nse/prepay/update-contact',
    'prepay-signed-in': '/soe/digital/auth/prepaid/prepayservice/cart/prepay/update-contact',
  },
  makesStale: cartReads,
})
