import { findExistingCart } from '@soe/world'
import type { Endpoint } from '../endpoint'

export const checkExistingCart: Endpoint<'cart.checkExistingCart'> = ({ draft, body, ...caller }) =>
  findExistingCart(draft, caller, body)
