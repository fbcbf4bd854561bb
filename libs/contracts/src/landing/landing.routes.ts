import type { AreaRoutes } from '../route'
import { getProcessStep } from './get-process-step.route'
import { landing } from './landing.route'

export { landing, getProcessStep }

export const landingRoutes = {
  landing: {
    route: landing,
    provenance: {
      'signed-in': { E072: 'given' },
      prospect: { E072: 'derived' },
      prepay: { E072: 'derived' },
      'prepay-signed-in': { E072: 'derived' },
    },
    aliases: {
      '/soe/digital/accountlandingservice/landing': { E072: 'given' },
      '/soe/digital/prepayservice/landing': { E072: 'derived' },
    },
  },
  getProcessStep: {
    route: getProcessStep,
    provenance: {
      'signed-in': { E073: 'given' },
      prospect: { E073: 'derived' },
      prepay: { E073: 'derived' },
      'prepay-signed-in': { E073: 'derived' },
    },
    aliases: {
      '/soe/digital/accountlandingservice/landing/getProcessStep': { E073: 'given' },
      '/soe/digital/prepayservice/landing/getProcessStep': { E073: 'derived' },
      '/soe/digital/cartservice/cart/getProcessStep': { E013: 'given' },
      '/soe/digital/auth/cartservice/cart/getProcessStep': { E013: 'given' },
      '/soe/digital/prospect/cartservice/cart/nse/getProcessStep': { E013: 'extrapolated' },
    },
  },
} as const satisfies AreaRoutes
