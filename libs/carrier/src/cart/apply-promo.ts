import { applyPromo as applyPromoOf } from './promotions/promotions'
import type { Endpoint } from '../operation'

export const applyPromo: Endpoint<'cart.applyPromo'> = ({ draft, body, ...caller }) => applyPromoOf(draft, caller, body)
