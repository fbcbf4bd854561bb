import { defineRoute } from '../define-route'
import { otherCartReads } from '../shared/cart-reads'

export const resumeCase = defineRoute({
  key: 'cases.resumeCase',
  method: 'POST',
  kind: 'change',
  paths: {
    'signed-in': '/soe/digital/auth/casemanagementservice/cases/resumeCase',
    prospect: '/soe/digital/prospect/casemanagementservice/cases/nse/resumeCase',
    prepay: '/soe/digital/prepaid/casemanagementservice/cases/nse/resumeCase',
    'prepay-signed-in': '/soe/digital/auth/prepaid/casemanagementservice/cases/resumeCase',
  },
  makesStale: [...otherCartReads, 'cart.retrieveBundleAccCart'],
})
