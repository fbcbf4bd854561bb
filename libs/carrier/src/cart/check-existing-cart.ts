import { findExistingCart } from './check/cart-check'
import type { CarrierOperation } from '../operation/carrier-operation'

export const checkExistingCart: CarrierOperation<'cart.checkExistingCart'> = ({ draft, body, ...caller }) =>
  findExistingCart(draft, caller, body)
