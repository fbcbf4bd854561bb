import type { CarrierOperation } from '../operation/carrier-operation'
import { ownWishlist, viewFavorite } from '../domain/wishlist/wishlist'

export const retrieveFavorites: CarrierOperation<'wishlist.retrieveFavorites'> = ({ draft, ...caller }) => {
  const own = ownWishlist(draft, caller)
  return { favorites: own ? [viewFavorite(own)] : [] }
}
