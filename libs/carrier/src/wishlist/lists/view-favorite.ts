import type { AnswerOf } from '@soe/contracts'
import { wishlistSuccess } from '@soe/rules'
import type { WishlistState } from '@soe/world'

export const viewFavorite = ({ id, name, items }: WishlistState) => ({
  id,
  name,
  items: items.map((item) => ({ ...item })),
})

/** The answer of every change of a wishlist. */
export const wishlistAnswer = (wishlist: WishlistState): AnswerOf<'wishlist.addWishlist'> => ({
  statusCode: wishlistSuccess,
  favorites: [viewFavorite(wishlist)],
})
