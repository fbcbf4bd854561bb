import { defineRoute } from '../define-route'

export const landing = defineRoute({
  key: 'landing.landing',
  method: 'POST',
  kind: 'read',
  paths: {
    'signed-in': '/soe/digital/auth/accountlandingservice/landing',
    prospect: '/soe/digital/prospect/accountlandingservice/nse/landing',
    prepay: '/soe/digital/prepaid/prepayservice/nse/landing',
    'prepay-signed-in': '/soe/digital/auth/prepaid/prepayservice/landing',
  },
  answersProcessStep: true,
})
