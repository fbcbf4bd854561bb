import { defineRoute } from '../define-route'

export const livePersonCheck = defineRoute({
  key: 'chat.livePersonCheck',
  method: 'POST',
  kind: 'read',
  paths: {
    'signed-in': '/soe/digital/auth/accountlandingservice/cosales/livePersonCheck',
    prospect: '/soe/digital/prospect/accountlandingservice/cosales/nse/livePersonCheck',
    prepay: '/soe/digital/prepaid/prepayservice/cosales/nse/livePersonCheck',
    'prepay-signed-in': '/soe/digital/auth/prepaid/prepayservice/cosales/livePersonCheck',
  },
  background: true,
  success: [{ at: 'service.serviceHeader.statusCode', values: ['0'] }],
})
