import { z } from 'zod'
import { post } from '../operation'
import { IdSchema } from '../shared/fields.schema'
import { ownerFields, WishlistChangeAnswerSchema } from './wishlist.schema'

export const RemoveWishlistBodySchema = z.looseObject({
  data: z.looseObject({
    ...ownerFields,
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

export const removeWishlist = post({
  summary: 'Remove items from the wishlist',
  body: RemoveWishlistBodySchema,
  answer: WishlistChangeAnswerSchema,
  errors: ['ITEM_NOT_FOUND'],
  refusals: ['NOT_YOUR_WISHLIST', 'SIGN_IN_REQUIRED'],
  needs: ['wishlist.addWishlist'],
  example: { data: { action: 'Item', favorites: [{ items: [{ deviceId: 'dev14000001' }] }] } },
})

export const descriptions = {
  mtn: "The shopper's line; ignored, because the session identifies it",
  deviceId: 'The product, which may be an accessory',
}
