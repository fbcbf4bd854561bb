import { defineRoute } from '../define-route'

export const getPrepaidPlans = defineRoute({
  key: 'content.getPrepaidPlans',
  method: 'GET',
  kind: 'read',
  paths: {
    'signed-in': '/content/vcg/prepaid-plans.json',
    prospect: '/content/vcg/prepaid-plans.json',
    prepay: '/content/vcg/prepaid-plans.json',
    'prepay-signed-in': '/content/vcg/prepaid-plans.json',
  },
  context: 'open',
})
