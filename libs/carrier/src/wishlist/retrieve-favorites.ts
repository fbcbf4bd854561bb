import type { CarrierOperation } from '../operation/carrier-operation'
import { ownWishlist } from './lists/own-wishlist'
import { viewFavorite } from './lists/view-favorite'

export const retrieveFavorites: CarrierOperation<'wishlist.retrieveFavorites'> = ({ draft, ...caller }) => {
  const own = ownWishlist(draft, caller)
  return { favorites: own ? [viewFavorite(own)] : [] }
}
