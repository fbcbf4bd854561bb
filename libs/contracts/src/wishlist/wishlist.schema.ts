import { z } from 'zod'
import { ProductSchema } from '../catalogue/catalogue.schema'
import { FeatureFlagsSchema } from '../shared/feature-flags.schema'
import { IdSchema, SkuIdSchema } from '../shared/fields.schema'

const Owner = {
  account: z.string().max(40).optional(),
  mtn: z.string().max(40).optional(),
}

export const WishlistItemSchema = z.strictObject({
  productId: z.string(),
  sorId: z.string(),
  itemType: z.enum(['DEVICE', 'ACCESSORY']),
})
export type WishlistItem = z.infer<typeof WishlistItemSchema>

export const FavoriteSchema = z.strictObject({ id: z.string(), name: z.string(), items: z.array(WishlistItemSchema) })

export const RetrieveWishlistBodySchema = z.looseObject({
  data: z.looseObject({
    ...Owner,
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

export const RetrieveFavoritesBodySchema = z.looseObject({
  data: z.looseObject({ ...Owner, pageId: z.literal('CART') }),
  expressCheckout: z.boolean().optional(),
})

export const FavoritesAnswerSchema = z.strictObject({ favorites: z.array(FavoriteSchema) })

export const AddWishlistBodySchema = z.looseObject({
  data: z.looseObject({
    ...Owner,
    action: z.enum(['add', 'update']),
    favorites: z
      .array(
        z.looseObject({
          name: z.string().trim().min(1).max(60).optional(),
          id: IdSchema.optional(),
          items: z
            .array(
              z.looseObject({
                productId: IdSchema,
                sorId: IdSchema,
                itemType: z.enum(['DEVICE', 'ACCESSORY']).optional(),
              }),
            )
            .min(1)
            .max(50),
        }),
      )
      .min(1)
      .max(5),
  }),
})

export const RemoveWishlistBodySchema = z.looseObject({
  data: z.looseObject({
    ...Owner,
    action: z.literal('Item'),
    favorites: z
      .array(
        z.looseObject({
          id: IdSchema.optional(),
          items: z
            .array(
              z.looseObject({
                deviceId: IdSchema,
                sorId: IdSchema.optional(),
                itemType: z.enum(['DEVICE', 'ACCESSORY']).optional(),
              }),
            )
            .min(1)
            .max(50),
        }),
      )
      .min(1)
      .max(5),
  }),
})

export const WishlistChangeAnswerSchema = z.strictObject({ statusCode: z.string(), favorites: z.array(FavoriteSchema) })

export const GetSeoDetailsBodySchema = z.looseObject({ cartId: IdSchema.optional() })

export const GetSeoDetailsAnswerSchema = z.strictObject({
  statusCode: z.string(),
  seo: z.strictObject({
    title: z.string(),
    description: z.string(),
    canonicalUrl: z.string(),
    keywords: z.array(z.string()).describe("Names of the wishlist's products, then of the cart's"),
    robots: z.string(),
  }),
})

export const NotifyMeBodySchema = z.looseObject({ productId: IdSchema, skuId: SkuIdSchema })

export const NotifyMeAnswerSchema = z.strictObject({
  statusCode: z.string(),
  productId: z.string(),
  skuId: z.string(),
  notifyMe: z.boolean(),
})
