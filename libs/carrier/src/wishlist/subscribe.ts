import { subscribe as subscribeToStock } from './notify/notify-me'
import type { Endpoint } from '../operation'

export const subscribe: Endpoint<'wishlist.subscribe'> = ({ draft, body, ...caller }) =>
  subscribeToStock(draft, caller, body)
