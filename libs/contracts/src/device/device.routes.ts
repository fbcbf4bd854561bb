import { defineRoute } from '../define-route'
import type { AreaRoutes } from '../route'

export const getProtectionFeatures = defineRoute({
  key: 'device.getProtectionFeatures',
  method: 'POST',
  kind: 'read',
  paths: {
    'signed-in': '/soe/digital/auth/deviceconfigservice/device-config/getProtectionFeatures',
    prospect: '/soe/digital/prospect/deviceconfigservice/device-config/nse/getProtectionFeatures',
  },
  success: [{ at: 'status', values: ['SUCCESS'] }],
})

export const getEsimDetails = defineRoute({
  key: 'device.getEsimDetails',
  method: 'POST',
  kind: 'read',
  paths: {
    'signed-in': '/soe/digital/auth/deviceconfigservice/device-config/getEsimDetails',
    prospect: '/soe/digital/prospect/deviceconfigservice/device-config/nse/getEsimDetails',
    prepay: '/soe/digital/prepaid/deviceconfigservice/device-config/nse/getEsimDetails',
    'prepay-signed-in': '/soe/digital/auth/prepaid/deviceconfigservice/device-config/getEsimDetails',
  },
})

/** Every route of the area with what a browser does not need: where its paths come from, and further spellings. */
export const deviceRoutes = {
  getProtectionFeatures: {
    route: getProtectionFeatures,
    provenance: {
      'signed-in': { E076: 'given' },
      prospect: { E076: 'derived' },
    },
    aliases: {
      '/soe/digital/deviceconfigservice/device-config/getProtectionFeatures': { E076: 'given' },
    },
  },
  getEsimDetails: {
    route: getEsimDetails,
    provenance: {
      'signed-in': { E087: 'chosen' },
      prospect: { E087: 'chosen' },
    },
    aliases: {
      '/soe/digital/deviceconfigservice/device-config/getEsimDetails': {},
    },
  },
} as const satisfies AreaRoutes
