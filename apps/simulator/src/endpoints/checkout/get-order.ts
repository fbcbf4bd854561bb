import { findOrder } from '@soe/world'
import type { Endpoint } from '../endpoint'
import { orderAnswer } from './order-answer'

export const getOrder: Endpoint<'checkout.getOrder'> = ({ draft, body, ...caller }) =>
  orderAnswer(findOrder(draft, caller, body.orderNumber))
