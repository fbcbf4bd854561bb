import type { BodyOf, CartInfo } from '@soe/contracts'
import { isSameStep, processSteps } from '@soe/rules'
import { accountStateOf } from '../../account/account'
import { existingCart, keepCart, openCart, withZipCode, type Caller } from '../access/cart-access'
import { assertNoScheduledOrder } from '../../cases/records/case'
import type { DeviceSku } from '@soe/catalogue'
import { withDevice, type DeviceRequest } from '../lines/device-line'
import { type WorldDraft, ServiceFault, type CartState } from '@soe/world'
import { lobOf, ownerOf } from '../../account/identity'
import { requireLine } from '../access/line-access'
import { isBroughtPath } from '../lines/line-kind'
import { stockedDevice } from '../../catalogue/stock/stock'

const intents = ['AAL', 'EUP', 'NSE', 'ACC', 'NSEACC'] as const

/** Only the flows that the carrier knows become a cart's intent. */
export const intentOf = (intendType: string | undefined): string =>
  intents.find((intent) => intent === intendType?.toUpperCase()) ?? 'AAL'

/** Only an account has a line to upgrade: anyone else gets a new one. */
const intentFor = ({ session }: Caller, { intendType, intent }: CartInfo): string => {
  const asked = intentOf(intendType ?? intent)
  return asked === 'EUP' && session.accountNumber === undefined ? 'NSE' : asked
}

const knownDevice = (draft: WorldDraft, device: Pick<DeviceRequest['device'], 'id' | 'productId'>): DeviceSku => {
  const found = stockedDevice(draft, device.id)
  if (!found || found.model.productId !== device.productId)
    throw new ServiceFault('ITEM_NOT_FOUND', [{ field: 'device.id' }])
  return found
}

/** The device as it may be ordered now. */
export const orderable = (draft: WorldDraft, device: Pick<DeviceRequest['device'], 'id' | 'productId'>): DeviceSku => {
  const found = knownDevice(draft, device)
  if (found.stock.status === 'out-of-stock') throw new ServiceFault('OUT_OF_STOCK')
  return found
}

/** Prepaid devices are bought outright; one's own costs nothing. */
const assertTerm = (caller: Caller, { model }: DeviceSku, term: number, isOwn = false) => {
  const allowed = isOwn || lobOf(caller.audience) === 'prepaid' ? [0] : [0, ...model.terms]
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
export const assertNothingPastDue = (draft: WorldDraft, { session }: Caller, { stock }: DeviceSku) => {
  const waits = stock.status === 'pre-order' || stock.status === 'back-order'
  if (waits && accountStateOf(draft, ownerOf(session)).pastDueCents > 0) throw new ServiceFault('4077')
}

/** A device of the shopper's own needs no stock. */
const assertMayAdd = (draft: WorldDraft, caller: Caller, { device, purchasePath }: DeviceRequest) => {
  const isOwn = isBroughtPath(purchasePath)
  const sku = isOwn ? knownDevice(draft, device) : orderable(draft, device)
  assertTerm(caller, sku, device.dppMonths, isOwn)
  if (!isOwn) assertNothingPastDue(draft, caller, sku)
}

/** Puts devices on lines of the cart; a new device asks for accessories again. */
export const addDevice = (draft: WorldDraft, caller: Caller, body: BodyOf<'cart.addDevice'>): CartState => {
  assertNoScheduledOrder(draft, ownerOf(caller.session))
  const intent = intentFor(caller, body.cartInfo)
  for (const line of body.data.lines) assertMayAdd(draft, caller, line)
  const cart = openCart(draft, caller, body.cartInfo.cartId, intent)
  const changed = body.data.lines.reduce(withDevice(caller, intent), withZipCode(cart, body.cartInfo))
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
