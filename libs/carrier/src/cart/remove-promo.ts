import { removePromo as removePromoOf } from './promotions/promotions'
import type { CarrierOperation } from '../operation/carrier-operation'

export const removePromo: CarrierOperation<'cart.removePromo'> = ({ draft, body, ...caller }) =>
  removePromoOf(draft, caller, body)
