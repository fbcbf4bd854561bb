import { removePromo as removePromoOf } from './promotions/promotions'
import type { Endpoint } from '../operation'

export const removePromo: Endpoint<'cart.removePromo'> = ({ draft, body, ...caller }) =>
  removePromoOf(draft, caller, body)
