import { defineRoute } from '../define-route'
import { cartReads } from '../shared/cart-reads'
import type { AreaRoutes } from '../route'

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

export const getCaseAndCartId = defineRoute({
  key: 'cases.getCaseAndCartId',
  method: 'POST',
  kind: 'read',
  paths: {
    'signed-in': '/soe/digital/auth/casemanagementservice/cases/getCaseAndCartId',
    'prepay-signed-in': '/soe/digital/auth/prepaid/casemanagementservice/cases/getCaseAndCartId',
  },
})

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
  makesStale: cartReads,
})

/** Every route of the area with what a browser does not need: where its paths come from, and further spellings. */
export const casesRoutes = {
  getCases: {
    route: getCases,
    provenance: {
      'signed-in': { E069: 'given' },
      prospect: { E069: 'given' },
    },
    aliases: {
      '/soe/digital/casemanagementservice/cases/getCases': { E069: 'given' },
    },
  },
  getCaseAndCartId: {
    route: getCaseAndCartId,
    provenance: {
      'signed-in': { E070: 'given' },
    },
    aliases: {
      '/soe/digital/casemanagementservice/cases/getCaseAndCartId': { E070: 'given' },
    },
  },
  resumeCase: {
    route: resumeCase,
    provenance: {
      'signed-in': { E071: 'given' },
      prospect: { E071: 'given', E074: 'chosen' },
    },
    aliases: {
      '/soe/digital/casemanagementservice/cases/resumeCase': { E071: 'given' },
    },
  },
} as const satisfies AreaRoutes
