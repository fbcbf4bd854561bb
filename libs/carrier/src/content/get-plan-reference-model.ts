import type { CarrierOperation } from '../operation/carrier-operation'
import { planReference } from '../plans/reference/plan-reference'

export const getPlanReferenceModel: CarrierOperation<'content.getPlanReferenceModel'> = () => ({
  planReference: planReference(),
})
