import { ownerOf } from '../domain/account/identity'
import { type CarrierOperation, success } from '../operation/carrier-operation'
import { assertNoScheduledOrder, casesOf } from '../domain/cases/cases'

export const getCases: CarrierOperation<'cases.getCases'> = ({ draft, session }) => {
  const owner = ownerOf(session)
  assertNoScheduledOrder(draft, owner)
  const cases = casesOf(draft, owner)
  return { ...success, caseCount: cases.length, cases }
}
