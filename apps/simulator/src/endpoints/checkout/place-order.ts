import { placeOrder as placeOrderOnce } from '@soe/world'
import type { Endpoint } from '../endpoint'
import { orderAnswer } from './order-answer'

export const placeOrder: Endpoint<'checkout.placeOrder'> = ({ draft, body, ...caller }) =>
  orderAnswer(placeOrderOnce(draft, caller, body))
