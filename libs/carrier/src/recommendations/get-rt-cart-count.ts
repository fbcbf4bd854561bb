import { countItems } from '../sessions/counts'
import type { Endpoint } from '../operation'

export const getRtCartCount: Endpoint<'recommendations.getRtCartCount'> = ({ draft, ...caller }) =>
  countItems(draft, caller)
