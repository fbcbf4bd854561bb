import type { BodyOf, Plan } from '@soe/contracts'
import { findDeviceSku, plansFor, toPlan, type DeviceModel } from '@soe/catalogue'
import type { CartLineState, CartState, WorldDraft } from '@soe/world'
import type { Caller } from '../../account/caller'
import { lobOf } from '../../account/identity'
import { findCart } from '../access/cart-access'

const categoryOf = (line: CartLineState | undefined): DeviceModel['category'] | undefined =>
  line?.device && findDeviceSku(line.device.skuId)?.model.category

/** Whether a line of the cart may take the plan; an upgrade keeps the plan of its number. */
export const mayTakePlan = ({ lob }: CartState, line: CartLineState, planId: string): boolean =>
  !line.activity.startsWith('EUP') && plansFor(lob, categoryOf(line) ?? '').some((plan) => plan.planId === planId)

/** The plans for the device of the named line, else for the kind of device that the request names. */
export const listPlans = (
  draft: WorldDraft,
  caller: Caller,
  { processingMTN, planType = 'smartphones' }: BodyOf<'plans.getPlans'>,
): Plan[] => {
  const line = findCart(draft, caller)?.lines.find(({ lineId }) => lineId === processingMTN)
  return plansFor(lobOf(caller.audience), categoryOf(line) ?? planType).map(toPlan)
}
