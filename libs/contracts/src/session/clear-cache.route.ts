import { defineRoute } from '../define-route'

export const clearCache = defineRoute({
  key: 'session.clearCache',
  method: 'POST',
  kind: 'change',
  paths: { prospect: '/soe/digital/prospect/fraudservice/session/nse/clearCache' },
  endsSession: true,
  success: [{ at: 'code', values: [200] }],
})
