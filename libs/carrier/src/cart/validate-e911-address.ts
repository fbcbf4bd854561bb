import { validateE911Address as validateE911AddressOf } from './tax/e911-address'
import type { Endpoint } from '../operation'

export const validateE911Address: Endpoint<'cart.validateE911Address'> = ({ draft, body, ...caller }) =>
  validateE911AddressOf(draft, caller, body)
