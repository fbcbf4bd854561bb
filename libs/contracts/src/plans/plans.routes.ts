import type { AreaRoutes } from '../route'
import { getPlans } from './get-plans.route'

export { getPlans }

/** Every route of the area with what a browser does not need: where its paths come from, and further spellings. */
export const plansRoutes = {
  getPlans: {
    route: getPlans,
    provenance: {
      'signed-in': { E062: 'given' },
      prospect: { E062: 'derived' },
    },
    aliases: {
      '/soe/digital/plansservice/getPlans': { E062: 'given' },
    },
  },
} as const satisfies AreaRoutes
