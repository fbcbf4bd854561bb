import type { AnswerOf, BodyOf } from '@soe/contracts'
import type { Caller } from '../../account/caller'
import { findCart } from '../../cart/access/cart-access'
import { findProduct } from '@soe/catalogue'
import type { WorldDraft } from '@soe/world'
import { holdingOf, ownerOf } from '../../account/identity'

const nameOf = (productId: string) => findProduct(productId)?.productDisplayName ?? productId

/** What is said of the wishlist page: what is on it, and what the cart holds. */
export const readSeoDetails = (
  draft: WorldDraft,
  caller: Caller,
  { cartId }: BodyOf<'wishlist.getSeoDetails'>,
): AnswerOf<'wishlist.getSeoDetails'> => {
  const saved = draft.wishlists.get(holdingOf(draft, ownerOf(caller.session)).wishlistId ?? '')?.items ?? []
  const held = findCart(draft, caller, cartId)?.lines.flatMap(({ device, accessories }) => [
    ...(device ? [device] : []),
    ...accessories,
  ])
  return {
    statusCode: '00',
    seo: {
      title: 'Wishlist',
      description: `${saved.length} ${saved.length === 1 ? 'product' : 'products'} saved at Halyard`,
      canonicalUrl: '/sales/digital/Favorites.html',
      keywords: [...new Set([...saved, ...(held ?? [])].map(({ productId }) => nameOf(productId)))],
      robots: 'noindex',
    },
  }
}
