import { readFavorites } from './lists/wishlist'
import type { CarrierOperation } from '../operation/carrier-operation'

export const retrieveFavorites: CarrierOperation<'wishlist.retrieveFavorites'> = ({ draft, ...caller }) =>
  readFavorites(draft, caller)
