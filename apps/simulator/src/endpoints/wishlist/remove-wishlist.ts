import { removeFromWishlist } from '@soe/world'
import type { Endpoint } from '../endpoint'

export const removeWishlist: Endpoint<'wishlist.removeWishlist'> = ({ draft, body, ...caller }) =>
  removeFromWishlist(draft, caller, body)
