import { ownerOf } from '../account/identity'
import type { CarrierOperation } from '../operation/carrier-operation'
import { success } from '../operation/success'
import { assertNoScheduledOrder, casesOf } from './records/case'

export const getCases: CarrierOperation<'cases.getCases'> = ({ draft, session }) => {
  const owner = ownerOf(session)
  assertNoScheduledOrder(draft, owner)
  const cases = casesOf(draft, owner)
  return { ...success, caseCount: cases.length, cases }
}
