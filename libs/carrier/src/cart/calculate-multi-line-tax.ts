import { calculateTax } from './tax/cart-tax'
import type { CarrierOperation } from '../operation/carrier-operation'

export const calculateMultiLineTax: CarrierOperation<'cart.calculateMultiLineTax'> = ({ draft, body, ...caller }) =>
  calculateTax(draft, caller, body)
