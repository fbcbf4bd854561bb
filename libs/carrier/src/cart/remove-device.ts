import { ServiceFault, type CartState, type RemovedLineState } from '@soe/world'
import type { CarrierOperation } from '../operation/carrier-operation'
import { processStepAnswer } from '../domain/process-step/process-step'
import { existingCart, keepCart } from '../domain/cart/cart-access'

const kept = ({ accountFeatures, promoCodes, donation }: CartState): RemovedLineState['order'] => ({
  ...(accountFeatures && { accountFeatures }),
  ...(promoCodes && { promoCodes }),
  ...(donation && { donation }),
})

/** The cart without the line; the last removal is remembered with what goes when a cart has no line left. */
const withoutLine = (cart: CartState, lineId: string): CartState => {
  const position = cart.lines.findIndex((line) => line.lineId === lineId)
  const line = cart.lines[position]
  if (!line) throw new ServiceFault('ITEM_NOT_FOUND', [{ field: 'lineId' }])
  return {
    ...cart,
    lines: cart.lines.filter((other) => other !== line),
    removedLine: { line, position, order: kept(cart) },
  }
}

/** The cart with the line that was removed last, where and as it was. */
const withRemovedLine = ({ removedLine, ...cart }: CartState, lineId: string): CartState => {
  if (removedLine?.line.lineId !== lineId) throw new ServiceFault('ITEM_NOT_FOUND', [{ field: 'lineId' }])
  const { line, position, order } = removedLine
  return { ...order, ...cart, lines: cart.lines.toSpliced(position, 0, line) }
}

const undo = 'UNDO'

/** Removes a line, or takes the last removal back where the request asks to undo it. */
export const removeDevice: CarrierOperation<'cart.removeDevice'> = ({ draft, body, ...caller }) => {
  const { cartInfo, lineId } = body
  const cart = existingCart(draft, caller, cartInfo.cartId)
  const change = cartInfo.processAction === undo ? withRemovedLine : withoutLine
  return processStepAnswer(draft, keepCart(draft, change(cart, lineId)))
}
