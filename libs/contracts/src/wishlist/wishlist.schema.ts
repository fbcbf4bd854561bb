import { z } from 'zod'
import { IdSchema, SkuIdSchema } from '../shared/fields.schema'

/** Sent by the shop and ignored: the session names both. */
export const ownerFields = {
  account: z.string().max(40).optional(),
  mtn: z.string().max(40).optional(),
}

export const WishlistItemSchema = z.strictObject({
  productId: IdSchema,
  sorId: IdSchema,
  itemType: z.enum(['DEVICE', 'ACCESSORY']),
})
export type WishlistItem = z.infer<typeof WishlistItemSchema>

export const FavoriteSchema = z.strictObject({ id: IdSchema, name: z.string(), items: z.array(WishlistItemSchema) })

export const WishlistChangeAnswerSchema = z.strictObject({
  statusCode: z.enum(['1', '0']),
  favorites: z.array(FavoriteSchema),
})

export const NotifyMeBodySchema = z.looseObject({ productId: IdSchema, skuId: SkuIdSchema })

export const NotifyMeAnswerSchema = z.strictObject({
  statusCode: z.enum(['1', '0']),
  productId: IdSchema,
  skuId: IdSchema,
  notifyMe: z.boolean(),
})

export const wishlistDescriptions = {
  id: 'Id of the wishlist',
  name: 'Name of the wishlist',
  items: 'What is on it',
}
