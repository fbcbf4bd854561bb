import { placeOrder as placeOrderOnce } from './order/order'
import type { Endpoint } from '../operation'
import { orderAnswer } from './order-answer'

export const placeOrder: Endpoint<'checkout.placeOrder'> = ({ draft, body, ...caller }) =>
  orderAnswer(placeOrderOnce(draft, caller, body))
