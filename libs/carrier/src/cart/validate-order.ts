import { validateOrder as checkOrder } from '../checkout/credit/credit'
import type { CarrierOperation } from '../operation/carrier-operation'

export const validateOrder: CarrierOperation<'cart.validateOrder'> = ({ draft, body, ...caller }) =>
  checkOrder(draft, caller, body)
