import { listCases } from './records/case'
import type { CarrierOperation } from '../operation/carrier-operation'
import { success } from '../operation/success'

export const getCases: CarrierOperation<'cases.getCases'> = ({ draft, ...caller }) => ({
  ...success,
  ...listCases(draft, caller),
})
