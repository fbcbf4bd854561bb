import { prepaidPlans } from '../plans/views/plan-reference'
import type { Endpoint } from '../operation'

export const getPrepaidPlans: Endpoint<'content.getPrepaidPlans'> = () => prepaidPlans()
