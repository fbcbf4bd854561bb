import { defineRoute } from '../define-route'

export const accountDevices = defineRoute({
  key: 'tradeIn.accountDevices',
  method: 'POST',
  kind: 'read',
  paths: {
    'signed-in': '/soe/digital/auth/tradeinservice/tradein/accountDevices',
    prospect: '/soe/digital/prospect/tradeinservice/tradein/nse/accountDevices',
  },
})
