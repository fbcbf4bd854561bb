import { validateE911Address as validateE911AddressOf } from './tax/e911-address'
import type { CarrierOperation } from '../operation/carrier-operation'

export const validateE911Address: CarrierOperation<'cart.validateE911Address'> = ({ draft, body, ...caller }) =>
  validateE911AddressOf(draft, caller, body)
