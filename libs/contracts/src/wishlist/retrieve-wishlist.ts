import { z } from 'zod'
import { ProductSchema } from '../catalogue/catalogue.schema'
import { post } from '../operation'
import { FeatureFlagsSchema } from '../shared/feature-flags.schema'
import { IdSchema } from '../shared/fields.schema'
import { FavoriteSchema, ownerFields, WishlistItemSchema } from './wishlist.schema'

export const RetrieveWishlistBodySchema = z.looseObject({
  data: z.looseObject({
    ...ownerFields,
    pageId: z.literal('GW'),
    promoFlow: z.boolean().optional(),
    promoData: z.unknown().optional(),
  }),
  /** A shared wishlist, by the id of its link. */
  wid: IdSchema.optional(),
  /** What brought the reader of a shared wishlist. */
  campaignName: z.string().max(80).optional(),
})

export const RetrieveWishlistAnswerSchema = z.strictObject({
  data: z.strictObject({
    wishList: z.strictObject({
      id: z.string(),
      name: z.string(),
      wishListCount: z.number().int(),
      deviceList: z.array(ProductSchema),
      accessoryList: z.array(ProductSchema),
      items: z.array(WishlistItemSchema),
      favorites: z.array(FavoriteSchema).describe('The same list as retrieve-favorites answers it'),
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
