import { findOrder } from './order/order'
import type { CarrierOperation } from '../operation/carrier-operation'
import { orderAnswer } from './order-answer'

export const getOrder: CarrierOperation<'checkout.getOrder'> = ({ draft, body, ...caller }) =>
  orderAnswer(findOrder(draft, caller, body.orderNumber))
