import { validateRaf as validateRafOf } from '@soe/world'
import type { Endpoint } from '../endpoint'

export const validateRaf: Endpoint<'promo.validateRaf'> = ({ draft, body, ...caller }) =>
  validateRafOf(draft, caller, body)
