import type { WishlistState, WorldDraft } from '@soe/world'
import type { Caller } from '../../account/caller'
import { ownerRecordOf, ownerOf } from '../../account/identity'

/** The caller's wishlist; guests and new accounts have none. */
export const ownWishlist = (draft: WorldDraft, { session }: Caller): WishlistState | undefined =>
  draft.wishlists.get(ownerRecordOf(draft, ownerOf(session)).wishlistId ?? '')
