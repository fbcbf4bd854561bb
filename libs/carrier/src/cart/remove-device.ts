import type { CarrierOperation } from '../operation/carrier-operation'
import { processStepAnswer } from '../process-step/process-step'
import { existingCart, keepCart } from './access/cart-access'
import { requireLine } from './access/line-access'

export const removeDevice: CarrierOperation<'cart.removeDevice'> = ({ draft, body, ...caller }) => {
  const cart = existingCart(draft, caller, body.cartInfo.cartId)
  const removed = requireLine(cart, body.lineId)
  const lines = cart.lines.filter((line) => line !== removed)
  return processStepAnswer(draft, keepCart(draft, { ...cart, lines }))
}
