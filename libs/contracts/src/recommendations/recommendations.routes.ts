import { defineRoute } from '../define-route'
import type { AreaRoutes } from '../route'

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

/** Every route of the area with what a browser does not need: where its paths come from, and further spellings. */
export const recommendationsRoutes = {
  pdm: {
    route: pdm,
    provenance: {
      'signed-in': { E005: 'given', E006: 'given', E082: 'given', E083: 'given', E084: 'given' },
      prospect: { E005: 'given', E006: 'given', E082: 'given', E083: 'given', E084: 'given' },
      prepay: { E005: 'given', E006: 'given', E082: 'given', E083: 'given', E084: 'given' },
      'prepay-signed-in': { E005: 'given', E006: 'given', E082: 'given', E083: 'given', E084: 'given' },
    },
    aliases: {
      '/soe/digital/personalizationrecommendationsservice/pdm': {
        E005: 'given',
        E006: 'given',
        E082: 'given',
        E083: 'given',
        E084: 'given',
      },
      '/soe/digital/prepayservice/pdm': { E005: 'given', E006: 'given', E082: 'given', E083: 'given', E084: 'given' },
    },
  },
  getRtCartCount: {
    route: getRtCartCount,
    provenance: {
      'signed-in': { E057: 'given', E080: 'given' },
      prospect: { E080: 'extrapolated' },
    },
    aliases: {
      '/soe/digital/personalizationrecommendationsservice/pdm/getRtCartCount': { E080: 'given' },
      '/soe/digital/prepayservice/pdm/getRtCartCount': {},
    },
  },
} as const satisfies AreaRoutes
