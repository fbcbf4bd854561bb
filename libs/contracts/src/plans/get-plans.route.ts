import { defineRoute } from '../define-route'

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
