import { defineRoute } from '../define-route'
import { cartReads } from '../shared/cart-reads'

export const saveAcceptedMyofferData = defineRoute({
  key: 'pricing.saveAcceptedMyofferData',
  method: 'POST',
  kind: 'change',
  paths: { 'signed-in': '/soe/digital/auth/devicepricingservice/saveAcceptedMyofferData' },
  makesStale: cartReads,
})
