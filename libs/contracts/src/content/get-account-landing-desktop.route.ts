import { defineRoute } from '../define-route'

export const getAccountLandingDesktop = defineRoute({
  key: 'content.getAccountLandingDesktop',
  method: 'GET',
  kind: 'read',
  paths: { 'signed-in': '/content/vcg/services-v1/accountLanding.desktop.json' },
  context: 'open',
})
