import { findDeviceSku, plansFor, type DeviceModel } from '@soe/catalogue'
import type { CartLineState, CartState } from '@soe/world'

export const deviceCategoryOf = (line: CartLineState | undefined): DeviceModel['category'] | undefined =>
  line?.device && findDeviceSku(line.device.skuId)?.model.category

/** Whether a line of the cart may take the plan; an upgrade keeps the plan of its number. */
export const mayTakePlan = ({ lob }: CartState, line: CartLineState, planId: string): boolean =>
  !line.activity.startsWith('EUP') && plansFor(lob, deviceCategoryOf(line) ?? '').some((plan) => plan.planId === planId)
