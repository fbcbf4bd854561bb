import { defineRoute } from '../define-route'

export const keepAlive = defineRoute({
  key: 'session.keepAlive',
  method: 'POST',
  kind: 'change',
  paths: {
    'signed-in': '/soe/digital/auth/fraudservice/session/keepAlive',
    'prepay-signed-in': '/soe/digital/auth/prepaid/fraudservice/session/keepAlive',
  },
})
