import { defineRoute } from '../define-route'

export const getAccessoryInterstitial = defineRoute({
  key: 'content.getAccessoryInterstitial',
  method: 'GET',
  kind: 'read',
  paths: {
    'signed-in': '/services-v1/accessoryInterstitial.json',
    prospect: '/services-v1/accessoryInterstitial.json',
    prepay: '/services-v1/accessoryInterstitial.json',
    'prepay-signed-in': '/services-v1/accessoryInterstitial.json',
  },
  context: 'open',
})
