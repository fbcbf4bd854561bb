import { retrieveFavorites, retrieveWishlist } from '@soe/contracts/routes'
import { readQuery, type Shop } from '@soe/shop-platform'

/** Which products are on the shopper's own wishlist. */
export const favoritesQuery = (shop: Shop) =>
  readQuery(shop, retrieveFavorites, { body: { data: { pageId: 'CART' }, expressCheckout: false } })

/** A wishlist with its products: the shopper's own, or a shared one by the id of its link. */
export const wishlistQuery = (shop: Shop, wid?: string) =>
  readQuery(shop, retrieveWishlist, {
    body: { data: { pageId: 'GW', promoFlow: false }, ...(wid && { wid }) },
  })
