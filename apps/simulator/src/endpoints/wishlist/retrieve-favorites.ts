import { readFavorites } from '@soe/world'
import type { Endpoint } from '../endpoint'

export const retrieveFavorites: Endpoint<'wishlist.retrieveFavorites'> = ({ draft, ...caller }) =>
  readFavorites(draft, caller)
