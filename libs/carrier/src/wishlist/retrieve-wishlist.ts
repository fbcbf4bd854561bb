import { readWishlist } from './lists/wishlist'
import type { CarrierOperation } from '../operation/carrier-operation'

export const retrieveWishlist: CarrierOperation<'wishlist.retrieveWishlist'> = ({ draft, body, ...caller }) =>
  readWishlist(draft, caller, body.wid)
