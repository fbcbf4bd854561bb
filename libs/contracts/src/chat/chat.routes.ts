import type { AreaRoutes } from '../route'
import { livePersonCheck } from './live-person-check.route'
import { livePersonSubmitfeedback } from './live-person-submitfeedback.route'

export { livePersonCheck, livePersonSubmitfeedback }

export const chatRoutes = {
  livePersonCheck: {
    route: livePersonCheck,
    provenance: {
      'signed-in': { E085: 'given' },
      prospect: { E085: 'given' },
      prepay: { E085: 'extrapolated' },
      'prepay-signed-in': { E085: 'derived' },
    },
    aliases: {
      '/soe/digital/accountlandingservice/cosales/livePersonCheck': { E085: 'given' },
      '/soe/digital/prepayservice/cosales/livePersonCheck': { E085: 'derived' },
    },
  },
  livePersonSubmitfeedback: {
    route: livePersonSubmitfeedback,
    provenance: {
      'signed-in': { E086: 'derived' },
      prospect: { E086: 'derived' },
      'prepay-signed-in': { E086: 'extrapolated' },
    },
    aliases: {
      '/soe/digital/accountlandingservice/cosales/livePersonSubmitfeedback': { E086: 'derived' },
      '/soe/digital/prepayservice/cosales/livePersonSubmitfeedback': { E086: 'extrapolated' },
    },
  },
} as const satisfies AreaRoutes
