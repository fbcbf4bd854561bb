import type { BodyOf, Plan } from '@soe/contracts'
import { existingCart, findCart, keepCart, type Caller } from './cart-access'
import { findDeviceSku, plansFor, toPlan, type DeviceModel } from './catalogue'
import type { WorldDraft } from './draft'
import { lobOf } from './identity'
import { replaceLine, requireLine } from './line-access'
import { ServiceFault } from './service-fault'
import type { CartLineState, CartState } from './state'

const categoryOf = (line: CartLineState | undefined): DeviceModel['category'] | undefined =>
  line?.device && findDeviceSku(line.device.skuId)?.model.category

/** Whether a line of the cart may take the plan; an upgrade keeps the plan of its number. */
export const mayTakePlan = ({ lob }: CartState, line: CartLineState, planId: string): boolean =>
  !line.activity.startsWith('EUP') && plansFor(lob, categoryOf(line) ?? '').some((plan) => plan.planId === planId)

export const choosePlan = (
  draft: WorldDraft,
  caller: Caller,
  { cartInfo, lineId, planId }: BodyOf<'cart.addPlan'>,
): CartState => {
  const cart = existingCart(draft, caller, cartInfo.cartId)
  const line = requireLine(cart, lineId)
  if (!mayTakePlan(cart, line, planId)) throw new ServiceFault('ITEM_NOT_FOUND', [{ field: 'planId' }])
  return keepCart(draft, replaceLine(cart, { ...line, planId }))
}

/** The plans for the device on the named line of the caller's cart, else for the kind of device asked about. */
export const listPlans = (
  draft: WorldDraft,
  caller: Caller,
  { processingMTN, planType = 'smartphones' }: BodyOf<'plans.getPlans'>,
): Plan[] => {
  const line = findCart(draft, caller)?.lines.find(({ lineId }) => lineId === processingMTN)
  return plansFor(lobOf(caller.audience), categoryOf(line) ?? planType).map(toPlan)
}
