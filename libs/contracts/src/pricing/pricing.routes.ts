import type { AreaRoutes } from '../route'
import { estimateLine } from './estimate-line.route'
import { saveAcceptedMyofferData } from './save-accepted-myoffer-data.route'

export { estimateLine, saveAcceptedMyofferData }

export const pricingRoutes = {
  estimateLine: { route: estimateLine, provenance: {}, aliases: {} },
  saveAcceptedMyofferData: {
    route: saveAcceptedMyofferData,
    provenance: { 'signed-in': { E078: 'given' } },
    aliases: { '/soe/digital/devicepricingservice/saveAcceptedMyofferData': { E078: 'given' } },
  },
} as const satisfies AreaRoutes
