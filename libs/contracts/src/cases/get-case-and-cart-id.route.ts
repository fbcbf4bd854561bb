import { defineRoute } from '../define-route'

export const getCaseAndCartId = defineRoute({
  key: 'cases.getCaseAndCartId',
  method: 'POST',
  kind: 'read',
  paths: {
    'signed-in': '/soe/digital/auth/casemanagementservice/cases/getCaseAndCartId',
    'prepay-signed-in': '/soe/digital/auth/prepaid/casemanagementservice/cases/getCaseAndCartId',
  },
})
