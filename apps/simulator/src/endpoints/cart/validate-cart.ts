import { checkCart } from '@soe/world'
import type { Endpoint } from '../endpoint'

export const validateCart: Endpoint<'cart.validateCart'> = ({ draft, body, ...caller }) =>
  checkCart(draft, caller, body)
