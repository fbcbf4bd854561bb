import type { BodyOf, CartInfo, LineActivityType } from '@soe/contracts'
import { isSameStep, processSteps } from '@soe/rules'
import { existingCart, keepCart, openCart, type Caller } from './cart-access'
import { findDeviceSku, type DeviceSku } from './catalogue'
import type { WorldDraft } from './draft'
import { lobOf } from './identity'
import { replaceLine, requireLine } from './line-access'
import { mayTakePlan } from './line-plan'
import { findAccount } from './personas/personas'
import { ServiceFault } from './service-fault'
import type { CartLineState, CartState } from './state'

type DeviceRequest = BodyOf<'cart.addDevice'>['data']['lines'][number]

const intents = ['AAL', 'EUP', 'NSE', 'ACC', 'NSEACC'] as const

/** Only the flows that the carrier knows become a cart's intent. */
export const intentOf = (intendType: string | undefined): string =>
  intents.find((intent) => intent === intendType?.toUpperCase()) ?? 'AAL'

/** Only an account has a line to upgrade: anyone else gets a new one. */
const intentFor = ({ session }: Caller, { intendType, intent }: CartInfo): string => {
  const asked = intentOf(intendType ?? intent)
  return asked === 'EUP' && session.accountNumber === undefined ? 'NSE' : asked
}

const activityOf = (intent: string): LineActivityType => (intent === 'EUP' ? 'EUP' : 'NSE')

/** The device as it may be ordered now. */
export const orderable = (device: Pick<DeviceRequest['device'], 'id' | 'productId'>): DeviceSku => {
  const found = findDeviceSku(device.id)
  if (!found || found.model.productId !== device.productId)
    throw new ServiceFault('ITEM_NOT_FOUND', [{ field: 'device.id' }])
  if (found.stock.status === 'out-of-stock') throw new ServiceFault('OUT_OF_STOCK')
  return found
}

/** Prepaid devices are bought outright. */
const assertTerm = (caller: Caller, { model }: DeviceSku, term: number) => {
  const allowed = lobOf(caller.audience) === 'prepaid' ? [0] : [0, ...model.terms]
  if (!allowed.includes(term)) {
    const issue = `dppMonths must be one of ${allowed.join(', ')}`
    throw new ServiceFault(
      'INVALID_REQUEST',
      [{ field: 'device.dppMonths', issue }],
      `Request body must either contain a term on offer or none: ${issue}`,
    )
  }
}

/** What is not there yet is not ordered by someone who owes. */
export const assertNothingPastDue = (caller: Caller, { stock }: DeviceSku) => {
  const waits = stock.status === 'pre-order' || stock.status === 'back-order'
  if (waits && (findAccount(caller.session.accountNumber)?.pastDueCents ?? 0) > 0) throw new ServiceFault('4077')
}

/** A plan stays with a line only where it is for the new device too. */
const withoutMisfits = (cart: CartState, { planId, ...line }: CartLineState, intent: string): CartLineState => ({
  ...line,
  activity: line.activity === 'ACC' ? activityOf(intent) : line.activity,
  ...(planId !== undefined && mayTakePlan(cart, line, planId) && { planId }),
})

const withDevice = (cart: CartState, { device, lineId }: DeviceRequest, intent: string): CartState => {
  const chosen = {
    skuId: device.id,
    productId: device.productId,
    term: device.dppMonths,
    ...(device.loanOfferId && { loanOfferId: device.loanOfferId }),
  }
  if (lineId !== undefined) {
    return replaceLine(cart, withoutMisfits(cart, { ...requireLine(cart, lineId), device: chosen }, intent))
  }
  const sequence = cart.lineCount + 1
  const line: CartLineState = {
    lineId: `newLine${sequence}`,
    sequence,
    activity: activityOf(intent),
    device: chosen,
    accessories: [],
  }
  return { ...cart, lines: [...cart.lines, line], lineCount: sequence }
}

/** Puts devices on lines of the cart; a new device asks for accessories again. */
export const addDevice = (draft: WorldDraft, caller: Caller, body: BodyOf<'cart.addDevice'>): CartState => {
  const intent = intentFor(caller, body.cartInfo)
  for (const { device } of body.data.lines) {
    const sku = orderable(device)
    assertTerm(caller, sku, device.dppMonths)
    assertNothingPastDue(caller, sku)
  }
  const cart = openCart(draft, caller, body.cartInfo.cartId, intent)
  const changed = body.data.lines.reduce((draftCart, line) => withDevice(draftCart, line, intent), cart)
  return keepCart(draft, {
    ...changed,
    intent,
    completedSteps: changed.completedSteps.filter((step) => step !== 'AccessoryInterestial'),
  })
}

export const removeDevice = (draft: WorldDraft, caller: Caller, body: BodyOf<'cart.removeDevice'>): CartState => {
  const cart = existingCart(draft, caller, body.cartInfo.cartId)
  const removed = requireLine(cart, body.lineId)
  return keepCart(draft, { ...cart, lines: cart.lines.filter((line) => line !== removed) })
}

/** Remembers that the shopper has been through a step; a step that no one knows is no step. */
export const completeStep = (draft: WorldDraft, caller: Caller, body: BodyOf<'cart.addStep'>): CartState => {
  const cart = existingCart(draft, caller, body.cartInfo.cartId)
  const known = processSteps.filter((step) => isSameStep(step, body.processStep))
  const completedSteps = [...new Set([...cart.completedSteps, ...known])]
  return draft.carts.put({ ...cart, completedSteps, updatedAt: draft.now })
}
