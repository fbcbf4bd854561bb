import { getSeoDetails, retrieveFavorites, retrieveWishlist } from '@soe/contracts/routes'
import { readQuery, type Shop } from '@soe/shop-platform'

export const favoritesQuery = (shop: Shop) =>
  readQuery(shop, retrieveFavorites, { body: { data: { pageId: 'CART' }, expressCheckout: false } })

/** What a link to a wishlist says: whose list, and the campaign that it came with. */
export interface WishlistLink {
  readonly wid?: string | undefined
  readonly campaignName?: string | undefined
}

/** A wishlist with its products: the shopper's own, or a shared one by the id of its link. */
export const wishlistQuery = (shop: Shop, { wid, campaignName }: WishlistLink) =>
  readQuery(shop, retrieveWishlist, {
    body: {
      data: {
        pageId: 'GW',
        promoFlow: campaignName !== undefined,
        ...(campaignName && { promoData: { campaignName } }),
      },
      ...(wid && { wid }),
      ...(campaignName && { campaignName }),
    },
  })

export const seoQuery = (shop: Shop) => {
  const { cartId } = shop.identity.get()
  return readQuery(shop, getSeoDetails, { body: cartId === '' ? {} : { cartId } })
}
