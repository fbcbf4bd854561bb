import { unsubscribe as unsubscribeFromStock } from '@soe/world'
import type { Endpoint } from '../endpoint'

export const unsubscribe: Endpoint<'wishlist.unsubscribe'> = ({ draft, body, ...caller }) =>
  unsubscribeFromStock(draft, caller, body)
