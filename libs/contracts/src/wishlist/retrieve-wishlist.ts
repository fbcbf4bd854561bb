import { z } from 'zod'
import { ProductSchema } from '../catalogue/catalogue.schema'
import { post } from '../operation'
import { FeatureFlagsSchema } from '../shared/feature-flags.schema'
import { CountSchema, IdOrEmptySchema, IdSchema } from '../shared/fields.schema'
import { FavoriteSchema, ownerFields, WishlistItemSchema } from './wishlist.schema'

export const RetrieveWishlistBodySchema = z.looseObject({
  data: z.looseObject({
    ...ownerFields,
    pageId: z.literal('GW'),
    promoFlow: z.boolean().optional(),
    promoData: z.unknown().optional(),
  }),
  wid: IdSchema.optional(),
  campaignName: z.string().max(80).optional(),
})

export const RetrieveWishlistAnswerSchema = z.strictObject({
  data: z.strictObject({
    wishList: z.strictObject({
      id: IdOrEmptySchema,
      name: z.string(),
      wishListCount: CountSchema,
      deviceList: z.array(ProductSchema),
      accessoryList: z.array(ProductSchema),
      items: z.array(WishlistItemSchema),
      favorites: z.array(FavoriteSchema),
      featureFlags: FeatureFlagsSchema,
    }),
  }),
})

export const retrieveWishlist = post({
  summary: "Read a wishlist with its products: the session's own, or a shared one by wid",
  body: RetrieveWishlistBodySchema,
  answer: RetrieveWishlistAnswerSchema,
  errors: ['ITEM_NOT_FOUND'],
  success: 'data.wishList present',
  example: { data: { pageId: 'GW', promoFlow: false } },
})

export const descriptions = {
  wishList: 'The wishlist',
  id: 'Id of the wishlist, as in its share link',
  name: 'Name of the wishlist',
  deviceList: 'Devices on it',
  accessoryList: 'Accessories on it',
  items: 'What is on it',
  favorites: 'The same list, in the form that retrieve-favorites answers',
  mtn: "The shopper's line; ignored, because the session identifies it",
  pageId: 'The page that calls: GW is the wishlist and CART the cart',
  promoFlow: 'Whether the page shows a promotion',
  promoData: 'The promotion that the page shows',
  wid: 'A shared wishlist, by the id of its link',
  campaignName: 'The campaign that led to the shared wishlist',
}
