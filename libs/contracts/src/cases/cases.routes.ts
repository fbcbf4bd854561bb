import type { AreaRoutes } from '../route'
import { getCaseAndCartId } from './get-case-and-cart-id.route'
import { getCases } from './get-cases.route'
import { resumeCase } from './resume-case.route'

export { getCases, getCaseAndCartId, resumeCase }

export const casesRoutes = {
  getCases: {
    route: getCases,
    provenance: { 'signed-in': { E069: 'given' }, prospect: { E069: 'given' } },
    aliases: { '/soe/digital/casemanagementservice/cases/getCases': { E069: 'given' } },
  },
  getCaseAndCartId: {
    route: getCaseAndCartId,
    provenance: { 'signed-in': { E070: 'given' } },
    aliases: { '/soe/digital/casemanagementservice/cases/getCaseAndCartId': { E070: 'given' } },
  },
  resumeCase: {
    route: resumeCase,
    provenance: { 'signed-in': { E071: 'given' }, prospect: { E071: 'given', E074: 'chosen' } },
    aliases: { '/soe/digital/casemanagementservice/cases/resumeCase': { E071: 'given' } },
  },
} as const satisfies AreaRoutes
