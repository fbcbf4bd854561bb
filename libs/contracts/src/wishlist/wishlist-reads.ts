import { countReads } from '../shared/cart-reads'

/** Reads of the wishlist, and those that count what is on it. */
export const wishlistReads = [
  ...countReads,
  'wishlist.retrieveFavorites',
  'wishlist.retrieveWishlist',
  'chat.livePersonCheck',
  'omni.readDL',
] as const
