import { removeFromWishlist } from './lists/wishlist'
import type { Endpoint } from '../operation'

export const removeWishlist: Endpoint<'wishlist.removeWishlist'> = ({ draft, body, ...caller }) =>
  removeFromWishlist(draft, caller, body)
