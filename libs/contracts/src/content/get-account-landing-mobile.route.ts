import { defineRoute } from '../define-route'

export const getAccountLandingMobile = defineRoute({
  key: 'content.getAccountLandingMobile',
  method: 'GET',
  kind: 'read',
  paths: { 'signed-in': '/content/vcg/services-v1/accountLanding.mobile.json' },
  context: 'open',
})
