import { countItems } from '@soe/world'
import type { Endpoint } from '../endpoint'

export const getRtCartCount: Endpoint<'recommendations.getRtCartCount'> = ({ draft, ...caller }) =>
  countItems(draft, caller)
