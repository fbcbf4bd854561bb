import { readWishlist } from './lists/wishlist'
import type { Endpoint } from '../operation'

export const retrieveWishlist: Endpoint<'wishlist.retrieveWishlist'> = ({ draft, body, ...caller }) =>
  readWishlist(draft, caller, body.wid)
