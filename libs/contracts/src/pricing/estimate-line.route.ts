import { defineRoute } from '../define-route'

export const estimateLine = defineRoute({
  key: 'pricing.estimateLine',
  method: 'POST',
  kind: 'read',
  paths: {
    'signed-in': '/soe/digital/auth/devicepricingservice/estimateLine',
    prospect: '/soe/digital/prospect/devicepricingservice/nse/estimateLine',
  },
})
