import { readPlans } from './views/plan-reference'
import type { Endpoint } from '../operation'
import { success } from '../success'

export const getPlans: Endpoint<'plans.getPlans'> = ({ draft, body, ...caller }) => ({
  ...success,
  ...readPlans(draft, caller, body),
})
