import { countItems } from '../sessions/counts'
import type { CarrierOperation } from '../operation/carrier-operation'

export const getRtCartCount: CarrierOperation<'recommendations.getRtCartCount'> = ({ draft, ...caller }) =>
  countItems(draft, caller)
