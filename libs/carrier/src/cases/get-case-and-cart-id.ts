import { currentCase } from './records/case'
import type { CarrierOperation } from '../operation/carrier-operation'
import { success } from '../operation/success'

export const getCaseAndCartId: CarrierOperation<'cases.getCaseAndCartId'> = ({ draft, ...caller }) => ({
  ...success,
  ...currentCase(draft, caller),
})
