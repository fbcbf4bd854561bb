import { planReference } from '../plans/views/plan-reference'
import type { CarrierOperation } from '../operation/carrier-operation'

export const getPlanReferenceModel: CarrierOperation<'content.getPlanReferenceModel'> = () => ({
  planReference: planReference(),
})
