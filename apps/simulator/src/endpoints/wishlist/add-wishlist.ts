import { addToWishlist } from '@soe/world'
import type { Endpoint } from '../endpoint'

export const addWishlist: Endpoint<'wishlist.addWishlist'> = ({ draft, body, ...caller }) =>
  addToWishlist(draft, caller, body)
