import { defineRoute } from '../define-route'

export const validateDevice = defineRoute({
  key: 'tradeIn.validateDevice',
  method: 'POST',
  kind: 'read',
  paths: {
    'signed-in': '/soe/digital/auth/tradeinservice/tradein/validateDevice',
    prospect: '/soe/digital/prospect/tradeinservice/tradein/nse/validateDevice',
  },
})
