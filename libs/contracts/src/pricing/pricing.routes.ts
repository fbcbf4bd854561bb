import type { AreaRoutes } from '../route'
import { saveAcceptedMyofferData } from './save-accepted-myoffer-data.route'

export { saveAcceptedMyofferData }

/** Every route of the area with what a browser does not need: where its paths come from, and further spellings. */
export const pricingRoutes = {
  saveAcceptedMyofferData: {
    route: saveAcceptedMyofferData,
    provenance: {
      'signed-in': { E078: 'given' },
    },
    aliases: {
      '/soe/digital/devicepricingservice/saveAcceptedMyofferData': { E078: 'given' },
    },
  },
} as const satisfies AreaRoutes
