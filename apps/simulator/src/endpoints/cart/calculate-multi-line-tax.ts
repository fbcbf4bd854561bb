import { calculateTax } from '@soe/world'
import type { Endpoint } from '../endpoint'

export const calculateMultiLineTax: Endpoint<'cart.calculateMultiLineTax'> = ({ draft, body, ...caller }) =>
  calculateTax(draft, caller, body)
