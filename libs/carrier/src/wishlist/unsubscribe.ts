import { unsubscribe as unsubscribeFromStock } from './notify/notify-me'
import type { Endpoint } from '../operation'

export const unsubscribe: Endpoint<'wishlist.unsubscribe'> = ({ draft, body, ...caller }) =>
  unsubscribeFromStock(draft, caller, body)
