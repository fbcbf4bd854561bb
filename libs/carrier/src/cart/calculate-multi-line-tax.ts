import { calculateTax } from './tax/cart-tax'
import type { Endpoint } from '../operation'

export const calculateMultiLineTax: Endpoint<'cart.calculateMultiLineTax'> = ({ draft, body, ...caller }) =>
  calculateTax(draft, caller, body)
