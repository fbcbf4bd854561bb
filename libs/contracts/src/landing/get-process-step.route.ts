import { defineRoute } from '../define-route'

export const getProcessStep = defineRoute({
  key: 'landing.getProcessStep',
  method: 'POST',
  kind: 'read',
  paths: {
    'signed-in': '/soe/digital/auth/accountlandingservice/landing/getProcessStep',
    prospect: '/soe/digital/prospect/accountlandingservice/landing/nse/getProcessStep',
    prepay: '/soe/digital/prepaid/prepayservice/landing/nse/getProcessStep',
    'prepay-signed-in': '/soe/digital/auth/prepaid/prepayservice/landing/getProcessStep',
  },
  answersProcessStep: true,
})
