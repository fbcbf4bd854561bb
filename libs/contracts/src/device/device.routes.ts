import type { AreaRoutes } from '../route'
import { getEsimDetails } from './get-esim-details.route'
import { getProtectionFeatures } from './get-protection-features.route'

export { getProtectionFeatures, getEsimDetails }

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
