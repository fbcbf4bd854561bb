import { readWishlist } from '@soe/world'
import type { Endpoint } from '../endpoint'

export const retrieveWishlist: Endpoint<'wishlist.retrieveWishlist'> = ({ draft, body, ...caller }) =>
  readWishlist(draft, caller, body.wid)
