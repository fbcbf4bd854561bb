import { prepaidPlans } from '../plans/views/plan-reference'
import type { CarrierOperation } from '../operation/carrier-operation'

export const getPrepaidPlans: CarrierOperation<'content.getPrepaidPlans'> = () => prepaidPlans()
