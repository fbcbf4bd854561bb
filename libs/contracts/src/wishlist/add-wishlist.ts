import { z } from 'zod'
import { post } from '../operation'
import { IdSchema, typedText } from '../shared/fields.schema'
import { ownerFields, WishlistChangeAnswerSchema } from './wishlist.schema'

export const AddWishlistBodySchema = z.looseObject({
  data: z.looseObject({
    ...ownerFields,
    action: z.enum(['add', 'update']),
    favorites: z
      .array(
        z.looseObject({
          name: typedText().min(1).max(60).optional(),
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

export const addWishlist = post({
  summary: 'Add items to the wishlist',
  body: AddWishlistBodySchema,
  answer: WishlistChangeAnswerSchema,
  errors: ['ITEM_NOT_FOUND'],
  refusals: ['NOT_YOUR_WISHLIST', 'SIGN_IN_REQUIRED'],
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
})

export const descriptions = {
  mtn: "The shopper's line; ignored, because the session identifies it",
  name: 'Name of the wishlist',
}
