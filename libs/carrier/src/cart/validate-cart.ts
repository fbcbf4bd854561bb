import { checkCart } from './check/cart-check'
import type { Endpoint } from '../operation'

export const validateCart: Endpoint<'cart.validateCart'> = ({ draft, body, ...caller }) =>
  checkCart(draft, caller, body)
