import { applyPromo as applyPromoOf } from './promotions/promotions'
import type { CarrierOperation } from '../operation/carrier-operation'

export const applyPromo: CarrierOperation<'cart.applyPromo'> = ({ draft, body, ...caller }) =>
  applyPromoOf(draft, caller, body)
