import { defineRoute } from '../define-route'

export const jsNotify = defineRoute({
  key: 'log.jsNotify',
  method: 'POST',
  kind: 'read',
  paths: {
    'signed-in': '/soe/digital/auth/peripheralsservice/jsNotifyAsDynamic',
    prospect: '/soe/digital/prospect/peripheralsservice/nse/jsNotifyAsDynamic',
    prepay: '/soe/digital/prepaid/peripheralsservice/nse/jsNotifyAsDynamic',
    'prepay-signed-in': '/soe/digital/auth/prepaid/peripheralsservice/jsNotifyAsDynamic',
  },
  background: true,
  success: 'any answer',
})
