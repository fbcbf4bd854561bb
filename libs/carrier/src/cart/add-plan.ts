import { findPlan, plansFor } from '@soe/catalogue'
import type { BodyOf } from '@soe/contracts'
import { ServiceFault, type CartLineState, type CartState, type WorldDraft } from '@soe/world'
import type { Caller } from '../operation/caller'
import type { CarrierOperation } from '../operation/carrier-operation'
import type { AccountLine } from '../personas/personas'
import { processStepAnswer } from '../domain/process-step/process-step'
import { existingCart, keepCart, openCart } from '../domain/cart/cart-access'
import { replaceLine, requireLine } from '../domain/lines/cart-lines'
import { findActiveLine } from './lines/eligible-lines'
import { mayTakePlan } from '../domain/lines/line-plan'

type PlanBody = BodyOf<'cart.addPlan'>

const planNotFound = () => new ServiceFault('ITEM_NOT_FOUND', [{ field: 'planId' }])

/** A plan can only be changed for one of the same kind of device. */
const assertForSameDevices = (lob: CartState['lob'], current: string, planId: string) => {
  const categories = findPlan(current)?.deviceCategories ?? []
  if (!categories.some((category) => plansFor(lob, category).some((plan) => plan.planId === planId))) {
    throw planNotFound()
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

const isPlanChange = ({ cartInfo }: PlanBody): boolean =>
  (cartInfo.intendType ?? cartInfo.intent)?.toUpperCase() === 'CPC'

/** Changes the plan of one of the account's numbers; `lineId` holds the number's hash code. */
const changePlan = (draft: WorldDraft, caller: Caller, { cartInfo, lineId, planId }: PlanBody): CartState => {
  const cart = openCart(draft, caller, cartInfo.cartId, 'CPC')
  return withPlanChange(cart, findActiveLine(draft, caller.session, lineId), planId)
}

const choosePlan = (draft: WorldDraft, caller: Caller, { cartInfo, lineId, planId }: PlanBody): CartState => {
  const cart = existingCart(draft, caller, cartInfo.cartId)
  const line = requireLine(cart, lineId)
  if (!mayTakePlan(cart, line, planId)) throw planNotFound()
  return replaceLine(cart, { ...line, planId })
}

/** Chooses the plan of a line; with the intent CPC, changes the plan of one of the account's numbers. */
export const addPlan: CarrierOperation<'cart.addPlan'> = ({ draft, body, ...caller }) => {
  const withPlan = isPlanChange(body) ? changePlan : choosePlan
  return processStepAnswer(draft, keepCart(draft, withPlan(draft, caller, body)))
}
