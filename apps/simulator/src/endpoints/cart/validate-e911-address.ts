import { validateE911Address as validateE911AddressOf } from '@soe/world'
import type { Endpoint } from '../endpoint'

export const validateE911Address: Endpoint<'cart.validateE911Address'> = ({ draft, body, ...caller }) =>
  validateE911AddressOf(draft, caller, body)
