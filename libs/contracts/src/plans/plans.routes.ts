import type { AreaRoutes } from '../route'
import { getPlans } from './get-plans.route'

export { getPlans }

export const plansRoutes = {
  getPlans: {
    route: getPlans,
    provenance: { 'signed-in': { E062: 'given' }, prospect: { E062: 'derived' } },
    aliases: { '/soe/digital/plansservice/getPlans': { E062: 'given' } },
  },
} as const satisfies AreaRoutes
