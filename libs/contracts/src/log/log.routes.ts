import type { AreaRoutes } from '../route'
import { jsNotify } from './js-notify.route'

export { jsNotify }

export const logRoutes = {
  jsNotify: {
    route: jsNotify,
    provenance: {
      'signed-in': { E001: 'given', E088: 'chosen', E089: 'chosen' },
      prospect: { E001: 'derived', E088: 'chosen', E089: 'chosen' },
    },
    aliases: { '/soe/digital/peripheralsservice/jsNotifyAsDynamic': { E001: 'given' } },
  },
} as const satisfies AreaRoutes
