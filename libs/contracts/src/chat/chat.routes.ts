import { defineRoute } from '../define-route'
import type { AreaRoutes } from '../route'

export const livePersonCheck = defineRoute({
  key: 'chat.livePersonCheck',
  method: 'POST',
  kind: 'read',
  paths: {
    'signed-in': '/soe/digital/auth/accountlandingservice/cosales/livePersonCheck',
    prospect: '/soe/digital/prospect/accountlandingservice/cosales/nse/livePersonCheck',
    prepay: '/soe/digital/prepaid/prepayservice/cosales/nse/livePersonCheck',
    'prepay-signed-in': '/soe/digital/auth/prepaid/prepayservice/cosales/livePersonCheck',
  },
  background: true,
  success: [{ at: 'service.serviceHeader.statusCode', values: ['0'] }],
})

export const livePersonSubmitfeedback = defineRoute({
  key: 'chat.livePersonSubmitfeedback',
  method: 'POST',
  kind: 'change',
  paths: {
    'signed-in': '/soe/digital/auth/accountlandingservice/cosales/livePersonSubmitfeedback',
    prospect: '/soe/digital/prospect/accountlandingservice/cosales/nse/livePersonSubmitfeedback',
    prepay: '/soe/digital/prepaid/prepayservice/cosales/nse/livePersonSubmitfeedback',
    'prepay-signed-in': '/soe/digital/auth/prepaid/prepayservice/cosales/livePersonSubmitfeedback',
  },
  background: true,
  success: 'any answer',
})

/** Every route of the area with what a browser does not need: where its paths come from, and further spellings. */
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
