import { defineRoute } from '../define-route'
import type { AreaRoutes } from '../route'

export const jsNotify = defineRoute({
  key: 'log.jsNotify',
  method: 'POST',
  kind: 'read',
  paths: {
    'signed-in': '/soe/digital/auth/peripheralsservice/jsNotifyAsDynamic',
    prospect: '/soe/digital/prospect/peripheralsservice/nse/jsNotifyAsDynamic',
    prepay: '/soe/digital/prepaid/peripheralsservice/nse/jsNotifyAsDynamic',
    'prepay-signed-in': '/soe/digital/auth/prepaid/peripheralsservice/jsNotifyAsDynamic',
  },
  background: true,
  success: 'any answer',
})

/** Every route of the area with what a browser does not need: where its paths come from, and further spellings. */
export const logRoutes = {
  jsNotify: {
    route: jsNotify,
    provenance: {
      'signed-in': { E001: 'given', E088: 'chosen', E089: 'chosen' },
      prospect: { E001: 'derived', E088: 'chosen', E089: 'chosen' },
    },
    aliases: {
      '/soe/digital/peripheralsservice/jsNotifyAsDynamic': { E001: 'given' },
    },
  },
} as const satisfies AreaRoutes
