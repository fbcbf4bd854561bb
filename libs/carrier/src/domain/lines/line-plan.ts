import { findDeviceSku, findPlan, plansFor } from '@soe/catalogue'
import type { CartLineState, CartState } from '@soe/world'
import { isPlanChange } from './line-kind'

export const categoryOfPlan = (planId: string | undefined): string | undefined =>
  findPlan(planId ?? '')?.deviceCategories[0]

/** The kind of device of a line: a plan that changes without one stays with its own kind. */
export const deviceCategoryOf = (line: CartLineState | undefined): string | undefined => {
  if (line && isPlanChange(line)) return categoryOfPlan(line.planId)
  return line?.device && findDeviceSku(line.device.skuId)?.model.category
}

/** Whether a line of the cart may take the plan; an upgrade keeps the plan of its number. */
export const mayTakePlan = ({ lob }: CartState, line: CartLineState, planId: string): boolean =>
  !line.activity.startsWith('EUP') && plansFor(lob, deviceCategoryOf(line) ?? '').some((plan) => plan.planId === planId)
