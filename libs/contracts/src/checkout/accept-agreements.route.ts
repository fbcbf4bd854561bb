import { defineRoute } from '../define-route'
import { cartReads } from '../shared/cart-reads'

export const acceptAgreements = defineRoute({
  key: 'checkout.acceptAgreements',
  method: 'POST',
  kind: 'change',
  paths: {
    'signed-in': '/soe/digital/auth/orderprocessservice/checkoutapi/v2/accept-agreements',
    prospect: '/soe/digital/prospect/orderprocessservice/checkoutapi/nse/v2/accept-agreements',
    prepay: '/soe/digital/prepaid/prepayservice/cart/nse/prepay/accept-agreements',
    'prepay-signed-in': '/soe/digital/auth/prepaid/prepayservice/cart/prepay/accept-agreements',
  },
  makesStale: cartReads,
})
