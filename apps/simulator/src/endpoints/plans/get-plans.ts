import { readPlans } from '@soe/world'
import type { Endpoint } from '../endpoint'
import { success } from '../success'

export const getPlans: Endpoint<'plans.getPlans'> = ({ draft, body, ...caller }) => ({
  ...success,
  ...readPlans(draft, caller, body),
})
