import { subscribe as subscribeToStock } from '@soe/world'
import type { Endpoint } from '../endpoint'

export const subscribe: Endpoint<'wishlist.subscribe'> = ({ draft, body, ...caller }) =>
  subscribeToStock(draft, caller, body)
