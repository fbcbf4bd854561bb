import { z } from 'zod'
import { post } from '../operation'

export const RtCartCountAnswerSchema = z.strictObject({
  statusCode: z.string(),
  rtCartCount: z.number().int(),
  wishListCount: z.number().int(),
})

export const getRtCartCount = post({
  summary: 'How many items the cart and the wishlist hold right now',
  body: z.looseObject({}).optional(),
  answer: RtCartCountAnswerSchema,
  errors: [],
  success: "statusCode '00'",
  example: {},
})
