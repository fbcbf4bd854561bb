import type { CarrierOperation } from '../operation/carrier-operation'
import { planReference } from '../domain/plans/plan-reference'

export const getPlanReferenceModel: CarrierOperation<'content.getPlanReferenceModel'> = ({ language }) => ({
  planReference: planReference(language),
})
