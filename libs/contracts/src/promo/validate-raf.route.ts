import { defineRoute } from '../define-route'
import { cartReads } from '../shared/cart-reads'

export const validateRaf = defineRoute({
  key: 'promo.validateRaf',
  method: 'POST',
  kind: 'change',
  paths: {
    'signed-in': '/soe/digital/auth/devicepricingservice/validateRaf',
    prospect: '/soe/digital/prospect/devicepricingservice/nse/validateRaf',
  },
  makesStale: cartReads,
})
