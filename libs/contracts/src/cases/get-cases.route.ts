import { defineRoute } from '../define-route'

export const getCases = defineRoute({
  key: 'cases.getCases',
  method: 'POST',
  kind: 'read',
  paths: {
    'signed-in': '/soe/digital/auth/casemanagementservice/cases/getCases',
    prospect: '/soe/digital/prospect/casemanagementservice/cases/nse/getCases',
    prepay: '/soe/digital/prepaid/casemanagementservice/cases/nse/getCases',
    'prepay-signed-in': '/soe/digital/auth/prepaid/casemanagementservice/cases/getCases',
  },
})
