import type { AreaRoutes } from '../route'
import { getEsimDetails } from './get-esim-details.route'
import { getProtectionFeatures } from './get-protection-features.route'

export { getProtectionFeatures, getEsimDetails }

export const deviceRoutes = {
  getProtectionFeatures: {
    route: getProtectionFeatures,
    provenance: { 'signed-in': { E076: 'given' }, prospect: { E076: 'derived' } },
    aliases: { '/soe/digital/deviceconfigservice/device-config/getProtectionFeatures': { E076: 'given' } },
  },
  getEsimDetails: {
    route: getEsimDetails,
    provenance: { 'signed-in': { E087: 'chosen' }, prospect: { E087: 'chosen' } },
    aliases: { '/soe/digital/deviceconfigservice/device-config/getEsimDetails': {} },
  },
} as const satisfies AreaRoutes
