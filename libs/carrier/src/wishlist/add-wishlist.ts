import { addToWishlist } from './lists/wishlist'
import type { Endpoint } from '../operation'

export const addWishlist: Endpoint<'wishlist.addWishlist'> = ({ draft, body, ...caller }) =>
  addToWishlist(draft, caller, body)
