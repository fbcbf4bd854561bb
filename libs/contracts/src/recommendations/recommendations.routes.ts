import type { AreaRoutes } from '../route'
import { getRtCartCount } from './get-rt-cart-count.route'
import { pdm } from './pdm.route'

export { pdm, getRtCartCount }

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
    provenance: { 'signed-in': { E057: 'given', E080: 'given' }, prospect: { E080: 'extrapolated' } },
    aliases: {
      '/soe/digital/personalizationrecommendationsservice/pdm/getRtCartCount': { E080: 'given' },
      '/soe/digital/prepayservice/pdm/getRtCartCount': {},
    },
  },
} as const satisfies AreaRoutes
