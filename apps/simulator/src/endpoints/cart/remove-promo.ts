import { removePromo as removePromoOf } from '@soe/world'
import type { Endpoint } from '../endpoint'

export const removePromo: Endpoint<'cart.removePromo'> = ({ draft, body, ...caller }) =>
  removePromoOf(draft, caller, body)
