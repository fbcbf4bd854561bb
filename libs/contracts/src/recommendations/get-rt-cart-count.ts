import { z } from 'zod'
import { post } from '../operation'
import { CountSchema } from '../shared/fields.schema'

export const RtCartCountAnswerSchema = z.strictObject({
  statusCode: z.literal('00'),
  rtCartCount: CountSchema,
  wishListCount: CountSchema,
})

export const getRtCartCount = post({
  owner: 'cart',
  summary: 'Count the items in the cart and on the wishlist',
  body: z.looseObject({}).optional(),
  answer: RtCartCountAnswerSchema,
  errors: [],
  success: "statusCode '00'",
  needs: ['cart.assignMtn'],
  example: {},
})
