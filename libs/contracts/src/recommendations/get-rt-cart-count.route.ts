import { defineRoute } from '../define-route'

export const getRtCartCount = defineRoute({
  key: 'recommendations.getRtCartCount',
  method: 'POST',
  kind: 'read',
  paths: {
    'signed-in': '/soe/digital/auth/personalizationrecommendationsservice/pdm/getRtCartCount',
    prospect: '/soe/digital/prospect/personalizationrecommendationsservice/pdm/nse/getRtCartCount',
    prepay: '/soe/digital/prepaid/prepayservice/pdm/nse/getRtCartCount',
    'prepay-signed-in': '/soe/digital/auth/prepaid/prepayservice/pdm/getRtCartCount',
  },
  setsCookies: true,
})
