import { findExistingCart } from './check/cart-check'
import type { Endpoint } from '../operation'

export const checkExistingCart: Endpoint<'cart.checkExistingCart'> = ({ draft, body, ...caller }) =>
  findExistingCart(draft, caller, body)
