import type { BodyOf } from '@soe/contracts'
import { ServiceFault, type CartState, type TradeInState, type WorldDraft } from '@soe/world'
import type { Caller } from '../operation/caller'
import { existingCart, keepCart, openCart } from '../domain/cart/cart-access'
import { replaceLine, requireLine } from '../domain/lines/cart-lines'
import type { CarrierOperation } from '../operation/carrier-operation'
import { processStepAnswer } from '../domain/process-step/process-step'
import { tradeInDevice, type TradeInDevice } from '../domain/trade-in/trade-in-device'
import { isTaken, tradeInsOf } from '../domain/trade-in/trade-in-items'

type TradeInRequest = BodyOf<'tradeIn.addDevice'>

const assertSaysSomething = ({ lineId, device, submissionId }: TradeInRequest) => {
  if (lineId !== undefined || device !== undefined || submissionId !== undefined) return
  throw new ServiceFault(
    'INVALID_REQUEST',
    [{ field: 'device' }],
    'Request body must either contain a device or a lineId.',
  )
}

const requireTradeIn = (cart: CartState, submissionId: string): TradeInState => {
  const found = tradeInsOf(cart).find((item) => item.submissionId === submissionId)
  if (!found) throw new ServiceFault('ITEM_NOT_FOUND', [{ field: 'submissionId' }])
  return found
}

const withIntent = (cart: CartState, lineId: string | undefined): CartState =>
  lineId === undefined ? cart : replaceLine(cart, { ...requireLine(cart, lineId), isTradeInIntended: true })

const withoutIntent = (cart: CartState, lineId: string | undefined): CartState => {
  if (lineId === undefined) return cart
  const { isTradeInIntended: _, ...line } = requireLine(cart, lineId)
  return replaceLine(cart, line)
}

const isReplacedBy = (device: TradeInDevice, lineId: string | undefined) => (kept: TradeInState) =>
  (device.mtn !== undefined && kept.mtn === device.mtn) ||
  (lineId === undefined ? kept.lineId === undefined && !isTaken(kept) : kept.lineId === lineId)

/** A line has one trade-in, a device is traded in once, and a device without value is replaced by the next. */
const withDevice = (
  draft: WorldDraft,
  cart: CartState,
  device: TradeInDevice,
  { lineId, condition }: TradeInRequest,
): CartState => {
  const isReplaced = isReplacedBy(device, lineId)
  const item: TradeInState = {
    ...device,
    submissionId: `TI${draft.count('trade-in')}`,
    ...(lineId !== undefined && { lineId }),
    ...(condition && { condition }),
  }
  return { ...cart, tradeIns: [...tradeInsOf(cart).filter((kept) => !isReplaced(kept)), item] }
}

const withCondition = (cart: CartState, submissionId: string, { condition }: TradeInRequest): CartState => {
  const item = requireTradeIn(cart, submissionId)
  const tradeIns = tradeInsOf(cart).map((kept) => (kept === item ? { ...kept, ...(condition && { condition }) } : kept))
  return { ...cart, tradeIns }
}

/** Removes the submission, else whatever the line trades in, and the line's intent with it. */
const withoutTradeIn = (cart: CartState, { submissionId, lineId }: TradeInRequest): CartState => {
  const item = submissionId === undefined ? undefined : requireTradeIn(cart, submissionId)
  const tradeIns = tradeInsOf(cart).filter((kept) => (item ? kept !== item : kept.lineId !== lineId))
  return withoutIntent({ ...cart, tradeIns }, item?.lineId ?? lineId)
}

const tradeDeviceIn = (draft: WorldDraft, caller: Caller, request: TradeInRequest, device: TradeInDevice) => {
  const cart = openCart(draft, caller, request.cartInfo.cartId, 'AAL')
  return withDevice(draft, withIntent(cart, request.lineId), device, request)
}

/** A change without a device: takes a trade-in back, rates one, or notes that a line wants one. */
const changeTradeIn = (cart: CartState, request: TradeInRequest): CartState => {
  const { actionIndicator, submissionId, lineId } = request
  if (actionIndicator === 'D') return withoutTradeIn(cart, request)
  return submissionId === undefined ? withIntent(cart, lineId) : withCondition(cart, submissionId, request)
}

/** Adds, rates or removes a trade-in, or notes a line's intent to trade in. */
export const addDevice: CarrierOperation<'tradeIn.addDevice'> = ({ draft, body, ...caller }) => {
  assertSaysSomething(body)
  const changed =
    body.device === undefined
      ? changeTradeIn(existingCart(draft, caller, body.cartInfo.cartId), body)
      : tradeDeviceIn(draft, caller, body, tradeInDevice(draft, caller.session, body.device))
  return processStepAnswer(draft, keepCart(draft, changed))
}
