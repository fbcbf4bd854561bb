import type { WishlistState } from '@soe/world'

/** What a caller without a wishlist reads, and what a new one starts from. */
export const emptyWishlist: WishlistState = { id: '', name: 'Wishlist', owner: '', items: [] }
