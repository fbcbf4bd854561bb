import { getSeoDetails, retrieveFavorites, retrieveWishlist } from '@soe/contracts/routes'
import { callOnce, readQuery, type RequestOf, type Shop } from '@soe/shop-platform'
import { queryOptions } from '@tanstack/react-query'

type WishlistRead = typeof retrieveFavorites | typeof retrieveWishlist

/** A read of a wishlist: it names the account where that is known, under a key that does not. */
const ownerQuery = <Called extends WishlistRead>(shop: Shop, route: Called, request: RequestOf<Called>) =>
  queryOptions({
    ...readQuery(shop, route, request),
    queryFn: async ({ signal }) => {
      const { withOwner } = await import('@soe/shop-basket/with-owner')
      return callOnce(shop, route, { ...request, body: withOwner(shop, request.body) }, signal)
    },
  })

/** Which products are on the shopper's own wishlist. */
export const favoritesQuery = (shop: Shop) =>
  ownerQuery(shop, retrieveFavorites, { body: { data: { pageId: 'CART' }, expressCheckout: false } })

/** What a link to a wishlist says: whose list, and the campaign that it came with. */
export interface WishlistLink {
  readonly wid?: string | undefined
  readonly campaignName?: string | undefined
}

/** A wishlist with its products: the shopper's own, or a shared one by the id of its link. */
export const wishlistQuery = (shop: Shop, { wid, campaignName }: WishlistLink) =>
  ownerQuery(shop, retrieveWishlist, {
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

/** The wishlist page's own words for search engines and shared links. */
export const seoQuery = (shop: Shop) => {
  const { cartId } = shop.identity.get()
  return readQuery(shop, getSeoDetails, { body: cartId === '' ? {} : { cartId } })
}
