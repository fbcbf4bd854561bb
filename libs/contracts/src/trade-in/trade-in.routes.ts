import { defineRoute } from '../define-route'
import { cartReads } from '../shared/cart-reads'
import type { AreaRoutes } from '../route'

export const validateDevice = defineRoute({
  key: 'tradeIn.validateDevice',
  method: 'POST',
  kind: 'read',
  paths: {
    'signed-in': '/soe/digital/auth/tradeinservice/tradein/validateDevice',
    prospect: '/soe/digital/prospect/tradeinservice/tradein/nse/validateDevice',
  },
})

export const accountDevices = defineRoute({
  key: 'tradeIn.accountDevices',
  method: 'POST',
  kind: 'read',
  paths: {
    'signed-in': '/soe/digital/auth/tradeinservice/tradein/accountDevices',
    prospect: '/soe/digital/prospect/tradeinservice/tradein/nse/accountDevices',
  },
})

export const tradeInAddDevice = defineRoute({
  key: 'tradeIn.addDevice',
  method: 'POST',
  kind: 'change',
  paths: {
    'signed-in': '/soe/digital/auth/tradeinservice/tradein/addDevice',
    prospect: '/soe/digital/prospect/tradeinservice/tradein/nse/addDevice',
  },
  makesCart: true,
  makesStale: [...cartReads, 'tradeIn.accountDevices'],
})

/** Every route of the area with what a browser does not need: where its paths come from, and further spellings. */
export const tradeInRoutes = {
  validateDevice: {
    route: validateDevice,
    provenance: {
      'signed-in': { E018: 'given' },
      prospect: { E018: 'extrapolated' },
    },
    aliases: {
      '/soe/digital/tradeinservice/tradein/validateDevice': { E018: 'given' },
    },
  },
  accountDevices: {
    route: accountDevices,
    provenance: {
      'signed-in': { E075: 'given' },
      prospect: { E075: 'derived' },
    },
    aliases: {
      '/soe/digital/tradeinservice/tradein/accountDevices': { E075: 'given' },
    },
  },
  addDevice: {
    route: tradeInAddDevice,
    provenance: {},
    aliases: {
      '/soe/digital/tradeinservice/tradein/addDevice': {},
    },
  },
} as const satisfies AreaRoutes
