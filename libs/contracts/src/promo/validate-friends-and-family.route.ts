import { defineRoute } from '../define-route'
import { priceReads } from '../shared/cart-reads'

export const validateFriendsAndFamily = defineRoute({
  key: 'promo.validateFriendsAndFamily',
  method: 'POST',
  kind: 'change',
  paths: {
    'signed-in': '/soe/digital/auth/devicepricingservice/validateFriendsAndFamily',
    prospect: '/soe/digital/prospect/devicepricingservice/nse/validateFriendsAndFamily',
  },
  makesStale: priceReads,
})
