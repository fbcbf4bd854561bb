import { removeFromWishlist } from './lists/wishlist'
import type { CarrierOperation } from '../operation/carrier-operation'

export const removeWishlist: CarrierOperation<'wishlist.removeWishlist'> = ({ draft, body, ...caller }) =>
  removeFromWishlist(draft, caller, body)
