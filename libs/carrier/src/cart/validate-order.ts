import { validateOrder as checkOrder } from '../checkout/credit/credit'
import type { Endpoint } from '../operation'

export const validateOrder: Endpoint<'cart.validateOrder'> = ({ draft, body, ...caller }) =>
  checkOrder(draft, caller, body)
