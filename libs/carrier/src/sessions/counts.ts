import type { AnswerOf } from '@soe/contracts'
import type { Caller } from '../account/caller'
import { findCart } from '../cart/access/cart-access'
import { cartItemCount } from '../cart/lines/cart-count'
import type { WorldDraft } from '@soe/world'
import { holdingOf, ownerOf } from '../account/identity'

/** How many items the caller's cart and wishlist hold right now. */
export const countItems = (draft: WorldDraft, caller: Caller): AnswerOf<'recommendations.getRtCartCount'> => {
  const cart = findCart(draft, caller)
  const { wishlistId = '' } = holdingOf(draft, ownerOf(caller.session))
  return {
    statusCode: '00',
    rtCartCount: cart ? cartItemCount(cart) : 0,
    wishListCount: draft.wishlists.get(wishlistId)?.items.length ?? 0,
  }
}
