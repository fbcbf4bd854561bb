import { defineRoute } from '../define-route'

export const getAccessoryInterstitialModel = defineRoute({
  key: 'content.getAccessoryInterstitialModel',
  method: 'GET',
  kind: 'read',
  paths: {
    'signed-in': '/content/vcg/accessory-interstitial-model.json',
    prospect: '/content/vcg/accessory-interstitial-model.json',
    prepay: '/content/vcg/accessory-interstitial-model.json',
    'prepay-signed-in': '/content/vcg/accessory-interstitial-model.json',
  },
  context: 'open',
})
