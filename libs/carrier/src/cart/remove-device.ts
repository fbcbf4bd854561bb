import type { CarrierOperation } from '../operation/carrier-operation'
import { processStepAnswer } from '../process-step/process-step'
import { existingCart, keepCart } from './access/cart-access'
import { withoutLine, withRemovedLine } from './lines/removed-line'

const undo = 'UNDO'

/** Removes a line, or takes the last removal back where the request asks to undo it. */
export const removeDevice: CarrierOperation<'cart.removeDevice'> = ({ draft, body, ...caller }) => {
  const { cartInfo, lineId } = body
  const cart = existingCart(draft, caller, cartInfo.cartId)
  const change = cartInfo.processAction === undo ? withRemovedLine : withoutLine
  return processStepAnswer(draft, keepCart(draft, change(cart, lineId)))
}
