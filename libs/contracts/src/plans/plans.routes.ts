import { defineRoute } from '../define-route'
import type { AreaRoutes } from '../route'

export const getPlans = defineRoute({
  key: 'plans.getPlans',
  method: 'POST',
  kind: 'read',
  paths: {
    'signed-in': '/soe/digital/auth/plansservice/getPlans',
    prospect: '/soe/digital/prospect/plansservice/nse/getPlans',
    prepay: '/soe/digital/prepaid/prepayservice/nse/getPlans',
    'prepay-signed-in': '/soe/digital/auth/prepaid/prepayservice/getPlans',
  },
})

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
