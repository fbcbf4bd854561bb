import { defineRoute } from '../define-route'

export const continueGuest = defineRoute({
  key: 'session.continueGuest',
  method: 'POST',
  kind: 'change',
  paths: { prospect: '/onedp/api/mva/session/continue' },
  context: 'onedp',
})
