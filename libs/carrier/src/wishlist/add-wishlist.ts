import { addToWishlist } from './lists/wishlist'
import type { CarrierOperation } from '../operation/carrier-operation'

export const addWishlist: CarrierOperation<'wishlist.addWishlist'> = ({ draft, body, ...caller }) =>
  addToWishlist(draft, caller, body)
