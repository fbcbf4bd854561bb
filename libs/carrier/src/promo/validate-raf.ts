import { validateRaf as validateRafOf } from '../cart/promotions/promotions'
import type { Endpoint } from '../operation'

export const validateRaf: Endpoint<'promo.validateRaf'> = ({ draft, body, ...caller }) =>
  validateRafOf(draft, caller, body)
