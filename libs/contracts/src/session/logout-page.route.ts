import { defineRoute } from '../define-route'

export const logoutPage = defineRoute({
  key: 'session.logoutPage',
  method: 'GET',
  kind: 'change',
  paths: {
    'signed-in': '/soe/digital/auth/fraudservice/session/logout',
    prospect: '/soe/digital/prospect/fraudservice/session/logout',
    prepay: '/soe/digital/prepaid/fraudservice/session/logout',
    'prepay-signed-in': '/soe/digital/auth/prepaid/fraudservice/session/logout',
  },
  endsSession: true,
  context: 'open',
})
