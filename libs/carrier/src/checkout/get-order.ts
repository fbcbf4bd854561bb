import { findOrder } from './order/order'
import type { Endpoint } from '../operation'
import { orderAnswer } from './order-answer'

export const getOrder: Endpoint<'checkout.getOrder'> = ({ draft, body, ...caller }) =>
  orderAnswer(findOrder(draft, caller, body.orderNumber))
