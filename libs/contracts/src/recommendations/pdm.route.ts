import { defineRoute } from '../define-route'

export const pdm = defineRoute({
  key: 'recommendations.pdm',
  method: 'POST',
  kind: 'read',
  paths: {
    'signed-in': '/soe/digital/auth/personalizationrecommendationsservice/pdm',
    prospect: '/soe/digital/prospect/personalizationrecommendationsservice/pdm/nse',
    prepay: '/soe/digital/prepaid/prepayservice/pdm/nse',
    'prepay-signed-in': '/soe/digital/auth/prepaid/prepayservice/pdm',
  },
  context: 'pdm',
  background: true,
})
