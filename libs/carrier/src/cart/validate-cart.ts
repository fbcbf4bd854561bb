import { checkCart } from './check/cart-check'
import type { CarrierOperation } from '../operation/carrier-operation'

export const validateCart: CarrierOperation<'cart.validateCart'> = ({ draft, body, ...caller }) =>
  checkCart(draft, caller, body)
