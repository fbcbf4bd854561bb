import { defineRoute } from '../define-route'

export const getFeatureFlags = defineRoute({
  key: 'content.getFeatureFlags',
  method: 'GET',
  kind: 'read',
  paths: {
    'signed-in': '/content/vcg/feature-flags.json',
    prospect: '/content/vcg/feature-flags.json',
    prepay: '/content/vcg/feature-flags.json',
    'prepay-signed-in': '/content/vcg/feature-flags.json',
  },
  background: true,
  context: 'open',
})
