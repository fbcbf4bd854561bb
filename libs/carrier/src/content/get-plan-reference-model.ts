import { planReference } from '../plans/views/plan-reference'
import type { Endpoint } from '../operation'

export const getPlanReferenceModel: Endpoint<'content.getPlanReferenceModel'> = () => ({
  planReference: planReference(),
})
