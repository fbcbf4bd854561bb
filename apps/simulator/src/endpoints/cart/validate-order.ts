import { validateOrder as checkOrder } from '@soe/world'
import type { Endpoint } from '../endpoint'

export const validateOrder: Endpoint<'cart.validateOrder'> = ({ draft, body, ...caller }) =>
  checkOrder(draft, caller, body)
