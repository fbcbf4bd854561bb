import { inAnswersOf } from '../promise/invariant'
import { unique } from '../promise/values'

export const casesInvariants = [
  inAnswersOf('cases.getCases', [
    {
      id: 'cases-counted',
      at: 'caseCount',
      says: 'caseCount counts cases, each of which is there once',
      pairs: ({ caseCount, cases }) => [[caseCount, cases.length], unique(cases.map(({ caseID }) => caseID))],
      right: { part: { caseCount: 1, cases: [{ caseID: 'x' }] } },
      wrong: { part: { caseCount: 2, cases: [{ caseID: 'x' }] } },
    },
  ]),
  inAnswersOf('cases.getCaseAndCartId', [
    {
      id: 'case-without-cart',
      at: 'cartId',
      says: 'a case and its cart are named together',
      pairs: ({ caseID, cartId }) => [[cartId !== undefined, caseID !== undefined]],
      right: { part: { caseID: 'x', cartId: 'c' } },
      wrong: { part: { caseID: 'x' } },
    },
  ]),
]
