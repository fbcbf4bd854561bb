import { saveCart as saveCartOf } from './saved/saved-cart'
import type { CarrierOperation } from '../operation/carrier-operation'

export const saveCart: CarrierOperation<'cart.saveCart'> = ({ draft, body, ...caller }) =>
  saveCartOf(draft, caller, body)
