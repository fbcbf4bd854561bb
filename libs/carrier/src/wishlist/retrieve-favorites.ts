import { readFavorites } from './lists/wishlist'
import type { Endpoint } from '../operation'

export const retrieveFavorites: Endpoint<'wishlist.retrieveFavorites'> = ({ draft, ...caller }) =>
  readFavorites(draft, caller)
