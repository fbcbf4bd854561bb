import { validateRaf as validateRafOf } from '../cart/promotions/promotions'
import type { CarrierOperation } from '../operation/carrier-operation'

export const validateRaf: CarrierOperation<'promo.validateRaf'> = ({ draft, body, ...caller }) =>
  validateRafOf(draft, caller, body)
