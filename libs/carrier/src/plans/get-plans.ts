import { readPlans } from './views/plan-reference'
import type { CarrierOperation } from '../operation/carrier-operation'
import { success } from '../operation/success'

export const getPlans: CarrierOperation<'plans.getPlans'> = ({ draft, body, ...caller }) => ({
  ...success,
  ...readPlans(draft, caller, body),
})
