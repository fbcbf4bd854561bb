import { cartLost } from '../errors/error-groups'
import { post } from '../operation'
import * as schema from './wishlist.schema'

export const wishlistOperations = {
  retrieveWishlist: post({
    summary: "Read a wishlist with its products: the session's own, or a shared one by wid",
    body: schema.RetrieveWishlistBodySchema,
    answer: schema.RetrieveWishlistAnswerSchema,
    errors: ['ITEM_NOT_FOUND'],
    success: 'data.wishList present',
    example: { data: { pageId: 'GW', promoFlow: false } },
  }),
  retrieveFavorites: post({
    summary: 'Read which products are on the wishlist, ids only',
    body: schema.RetrieveFavoritesBodySchema,
    answer: schema.FavoritesAnswerSchema,
    errors: [],
    success: 'favorites present',
    example: { data: { pageId: 'CART' } },
  }),
  addWishlist: post({
    summary: 'Put items on the wishlist',
    body: schema.AddWishlistBodySchema,
    answer: schema.WishlistChangeAnswerSchema,
    errors: ['ITEM_NOT_FOUND'],
    success: "statusCode '1'",
    example: {
      data: {
        action: 'add',
        favorites: [
          {
            name: 'Wishlist',
            items: [{ productId: 'dev14000001', sorId: 'orbit-12-pro-kelp-128', itemType: 'DEVICE' }],
          },
        ],
      },
    },
  }),
  removeWishlist: post({
    summary: 'Take items off the wishlist',
    body: schema.RemoveWishlistBodySchema,
    answer: schema.WishlistChangeAnswerSchema,
    errors: ['ITEM_NOT_FOUND'],
    success: "statusCode '1'",
    example: { data: { action: 'Item', favorites: [{ items: [{ deviceId: 'dev14000001' }] }] } },
  }),
  getSeoDetails: post({
    summary: 'What search engines and shared links say of the wishlist page',
    body: schema.GetSeoDetailsBodySchema,
    answer: schema.GetSeoDetailsAnswerSchema,
    errors: cartLost,
    success: "statusCode '00'",
    example: {},
  }),
  subscribe: post({
    summary: 'Ask for a notice when a sku is back in stock',
    body: schema.NotifyMeBodySchema,
    answer: schema.NotifyMeAnswerSchema,
    errors: ['ITEM_NOT_FOUND', 'NOTIFY_ME_UNAVAILABLE'],
    success: "statusCode '1'",
    example: { productId: 'dev14000017', skuId: 'tern-a2-tide-128' },
  }),
  unsubscribe: post({
    summary: 'Ask for no notice any more when a sku is back in stock',
    body: schema.NotifyMeBodySchema,
    answer: schema.NotifyMeAnswerSchema,
    errors: ['ITEM_NOT_FOUND', 'NOTIFY_ME_UNAVAILABLE'],
    success: "statusCode '1'",
    example: { productId: 'dev14000017', skuId: 'tern-a2-tide-128' },
  }),
}
