import type { AreaRoutes } from '../route'
import { clearCache } from './clear-cache.route'
import { continueGuest } from './continue-guest.route'
import { keepAlive } from './keep-alive.route'
import { logout } from './logout.route'
import { logoutPage } from './logout-page.route'

export { logout, logoutPage, keepAlive, continueGuest, clearCache }

export const sessionRoutes = {
  logout: {
    route: logout,
    provenance: {
      'signed-in': { E008: 'given' },
      prospect: { E008: 'extrapolated' },
      prepay: { E008: 'extrapolated' },
      'prepay-signed-in': { E008: 'extrapolated' },
    },
    aliases: { '/soe/digital/fraudservice/session/logout': { E008: 'given' } },
  },
  logoutPage: {
    route: logoutPage,
    provenance: { 'signed-in': { E007: 'given' }, prospect: { E007: 'extrapolated' } },
    aliases: { '/soe/digital/fraudservice/session/logout': { E007: 'given' } },
  },
  keepAlive: {
    route: keepAlive,
    provenance: { 'signed-in': { E009: 'chosen' }, 'prepay-signed-in': { E009: 'chosen' } },
    aliases: { '/soe/digital/fraudservice/session/keepAlive': {} },
  },
  continueGuest: { route: continueGuest, provenance: { prospect: { E011: 'given' } }, aliases: {} },
  clearCache: { route: clearCache, provenance: { prospect: { E010: 'given' } }, aliases: {} },
} as const satisfies AreaRoutes
