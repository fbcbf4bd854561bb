import type { BodyOf, Plan } from '@soe/contracts'
import type { Caller } from '../../account/caller'
import { existingCart, findCart, keepCart, openCart } from '../access/cart-access'
import { findDeviceSku, findPlan, plansFor, toPlan, type DeviceModel } from '@soe/catalogue'
import { type WorldDraft, ServiceFault, type CartLineState, type CartState } from '@soe/world'
import { findActiveLine } from './eligible-lines'
import { lobOf } from '../../account/identity'
import { replaceLine, requireLine } from '../access/line-access'
import type { AccountLine } from '../../personas/personas'

const categoryOf = (line: CartLineState | undefined): DeviceModel['category'] | undefined =>
  line?.device && findDeviceSku(line.device.skuId)?.model.category

/** Whether a line of the cart may take the plan; an upgrade keeps the plan of its number. */
export const mayTakePlan = ({ lob }: CartState, line: CartLineState, planId: string): boolean =>
  !line.activity.startsWith('EUP') && plansFor(lob, categoryOf(line) ?? '').some((plan) => plan.planId === planId)

/** A plan is changed for one of the same kind of device. */
const assertForSameDevices = (lob: CartState['lob'], current: string, planId: string) => {
  const categories = findPlan(current)?.deviceCategories ?? []
  if (!categories.some((category) => plansFor(lob, category).some((plan) => plan.planId === planId))) {
    throw new ServiceFault('ITEM_NOT_FOUND', [{ field: 'planId' }])
  }
}

const withPlanChange = (cart: CartState, { mtn, planId: current }: AccountLine, planId: string): CartState => {
  assertForSameDevices(cart.lob, current, planId)
  const known = cart.lines.find(({ number }) => number?.mtn === mtn)
  if (known) return replaceLine(cart, { ...known, planId })
  const sequence = cart.lineCount + 1
  const line: CartLineState = {
    lineId: `newLine${sequence}`,
    sequence,
    activity: 'CPC',
    number: { choice: 'existing', mtn },
    planId,
    accessories: [],
  }
  return { ...cart, lines: [...cart.lines, line], lineCount: sequence }
}

const isPlanChangeAsked = ({ cartInfo }: BodyOf<'cart.addPlan'>): boolean =>
  (cartInfo.intendType ?? cartInfo.intent)?.toUpperCase() === 'CPC'

/** Gives a number of the account another plan; the line goes by its hash code. */
const changePlan = (draft: WorldDraft, caller: Caller, { cartInfo, lineId, planId }: BodyOf<'cart.addPlan'>) => {
  const cart = openCart(draft, caller, cartInfo.cartId, 'CPC')
  return keepCart(draft, withPlanChange(cart, findActiveLine(draft, caller.session, lineId), planId))
}

export const choosePlan = (draft: WorldDraft, caller: Caller, body: BodyOf<'cart.addPlan'>): CartState => {
  if (isPlanChangeAsked(body)) return changePlan(draft, caller, body)
  const { cartInfo, lineId, planId } = body
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
