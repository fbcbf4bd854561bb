import { defineRoute } from '../define-route'

export const getPromoCaseIdByBarCode = defineRoute({
  key: 'promo.getPromoCaseIdByBarCode',
  method: 'POST',
  kind: 'read',
  paths: {
    'signed-in': '/soe/digital/auth/devicepricingservice/getPromoCaseIdByBarCode',
    prospect: '/soe/digital/prospect/devicepricingservice/nse/getPromoCaseIdByBarCode',
  },
})
