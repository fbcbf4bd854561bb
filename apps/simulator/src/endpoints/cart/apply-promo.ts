import { applyPromo as applyPromoOf } from '@soe/world'
import type { Endpoint } from '../endpoint'

export const applyPromo: Endpoint<'cart.applyPromo'> = ({ draft, body, ...caller }) => applyPromoOf(draft, caller, body)
