import { defineRoute } from '../define-route'
import type { AreaRoutes } from '../route'

export const readDL = defineRoute({
  key: 'omni.readDL',
  method: 'POST',
  kind: 'read',
  paths: {
    'signed-in': '/soe/digital/auth/omnidlservice/readDL',
    prospect: '/soe/digital/prospect/omnidlservice/nse/readDL',
    prepay: '/soe/digital/prepaid/omnidlservice/nse/readDL',
    'prepay-signed-in': '/soe/digital/auth/prepaid/omnidlservice/readDL',
  },
  background: true,
})

/** Every route of the area with what a browser does not need: where its paths come from, and further spellings. */
export const omniRoutes = {
  readDL: {
    route: readDL,
    provenance: {
      'signed-in': { E017: 'given' },
      prospect: { E017: 'given' },
    },
    aliases: {
      '/soe/digital/omnidlservice/readDL': { E017: 'given' },
    },
  },
} as const satisfies AreaRoutes
