import { getSeoDetails, retrieveFavorites, retrieveWishlist } from '@soe/contracts/routes'
import { callOnce, readQuery, type Shop } from '@soe/shop-platform'
import { queryOptions } from '@tanstack/react-query'

/** Names the account where that is known; the key of a read does not. */
const owned = async <Body extends { data: object }>(shop: Shop, body: Body): Promise<Body> =>
  (await import('@soe/shop-basket/with-owner')).withOwner(shop, body)

/** Which products are on the shopper's own wishlist. */
export const favoritesQuery = (shop: Shop) => {
  const body = { data: { pageId: 'CART' as const }, expressCheckout: false }
  return queryOptions({
    ...readQuery(shop, retrieveFavorites, { body }),
    queryFn: async ({ signal }) => callOnce(shop, retrieveFavorites, { body: await owned(shop, body) }, signal),
  })
}

/** What a link to a wishlist says: whose list, and the campaign that it came with. */
export interface WishlistLink {
  readonly wid?: string | undefined
  readonly campaignName?: string | undefined
}

/** A wishlist with its products: the shopper's own, or a shared one by the id of its link. */
export const wishlistQuery = (shop: Shop, { wid, campaignName }: WishlistLink) => {
  const body = {
    data: {
      pageId: 'GW' as const,
      promoFlow: campaignName !== undefined,
      ...(campaignName && { promoData: { campaignName } }),
    },
    ...(wid && { wid }),
    ...(campaignName && { campaignName }),
  }
  return queryOptions({
    ...readQuery(shop, retrieveWishlist, { body }),
    queryFn: async ({ signal }) => callOnce(shop, retrieveWishlist, { body: await owned(shop, body) }, signal),
  })
}

/** The wishlist page's own words for search engines and shared links. */
export const seoQuery = (shop: Shop) => {
  const { cartId } = shop.identity.get()
  return readQuery(shop, getSeoDetails, { body: cartId === '' ? {} : { cartId } })
}
