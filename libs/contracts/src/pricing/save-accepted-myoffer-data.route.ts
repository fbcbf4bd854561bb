import { defineRoute } from '../define-route'

export const saveAcceptedMyofferData = defineRoute({
  key: 'pricing.saveAcceptedMyofferData',
  method: 'POST',
  kind: 'change',
  paths: {
    'signed-in': '/soe/digital/auth/devicepricingservice/saveAcceptedMyofferData',
  },
})
