import { defineRoute } from '../define-route'

export const livePersonSubmitfeedback = defineRoute({
  key: 'chat.livePersonSubmitfeedback',
  method: 'POST',
  kind: 'change',
  paths: {
    'signed-in': '/soe/digital/auth/accountlandingservice/cosales/livePersonSubmitfeedback',
    prospect: '/soe/digital/prospect/accountlandingservice/cosales/nse/livePersonSubmitfeedback',
    prepay: '/soe/digital/prepaid/prepayservice/cosales/nse/livePersonSubmitfeedback',
    'prepay-signed-in': '/soe/digital/auth/prepaid/prepayservice/cosales/livePersonSubmitfeedback',
  },
  background: true,
  success: 'any answer',
})
