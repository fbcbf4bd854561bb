import { placeOrder as placeOrderOnce } from './order/order'
import type { CarrierOperation } from '../operation/carrier-operation'
import { orderAnswer } from './order-answer'

export const placeOrder: CarrierOperation<'checkout.placeOrder'> = ({ draft, body, ...caller }) =>
  orderAnswer(placeOrderOnce(draft, caller, body))
