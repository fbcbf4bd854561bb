import { defineRoute } from '../define-route'
import type { AreaRoutes } from '../route'

export const logout = defineRoute({
  key: 'session.logout',
  method: 'POST',
  kind: 'change',
  paths: {
    'signed-in': '/soe/digital/auth/fraudservice/session/logout',
    prospect: '/soe/digital/prospect/fraudservice/session/logout',
    prepay: '/soe/digital/prepaid/fraudservice/session/logout',
    'prepay-signed-in': '/soe/digital/auth/prepaid/fraudservice/session/logout',
  },
})

export const logoutPage = defineRoute({
  key: 'session.logoutPage',
  method: 'GET',
  kind: 'change',
  paths: {
    'signed-in': '/soe/digital/auth/fraudservice/session/logout',
    prospect: '/soe/digital/prospect/fraudservice/session/logout',
    prepay: '/soe/digital/prepaid/fraudservice/session/logout',
    'prepay-signed-in': '/soe/digital/auth/prepaid/fraudservice/session/logout',
  },
  context: 'open',
})

export const keepAlive = defineRoute({
  key: 'session.keepAlive',
  method: 'POST',
  kind: 'change',
  paths: {
    'signed-in': '/soe/digital/auth/fraudservice/session/keepAlive',
    'prepay-signed-in': '/soe/digital/auth/prepaid/fraudservice/session/keepAlive',
  },
})

export const continueGuest = defineRoute({
  key: 'session.continueGuest',
  method: 'POST',
  kind: 'change',
  paths: {
    prospect: '/onedp/api/mva/session/continue',
  },
  context: 'onedp',
})

export const clearCache = defineRoute({
  key: 'session.clearCache',
  method: 'POST',
  kind: 'change',
  paths: {
    prospect: '/soe/digital/prospect/fraudservice/session/nse/clearCache',
  },
  success: [{ at: 'code', values: [200] }],
})

/** Every route of the area with what a browser does not need: where its paths come from, and further spellings. */
export const sessionRoutes = {
  logout: {
    route: logout,
    provenance: {
      'signed-in': { E008: 'given' },
      prospect: { E008: 'extrapolated' },
      prepay: { E008: 'extrapolated' },
      'prepay-signed-in': { E008: 'extrapolated' },
    },
    aliases: {
      '/soe/digital/fraudservice/session/logout': { E008: 'given' },
    },
  },
  logoutPage: {
    route: logoutPage,
    provenance: {
      'signed-in': { E007: 'given' },
      prospect: { E007: 'extrapolated' },
    },
    aliases: {
      '/soe/digital/fraudservice/session/logout': { E007: 'given' },
    },
  },
  keepAlive: {
    route: keepAlive,
    provenance: {
      'signed-in': { E009: 'chosen' },
      'prepay-signed-in': { E009: 'chosen' },
    },
    aliases: {
      '/soe/digital/fraudservice/session/keepAlive': {},
    },
  },
  continueGuest: {
    route: continueGuest,
    provenance: {
      prospect: { E011: 'given' },
    },
    aliases: {},
  },
  clearCache: {
    route: clearCache,
    provenance: {
      prospect: { E010: 'given' },
    },
    aliases: {},
  },
} as const satisfies AreaRoutes
