import { z } from 'zod'
import { post } from '../operation'

export const RtCartCountAnswerSchema = z.strictObject({
  statusCode: z.string(),
  rtCartCount: z.number().int(),
  wishListCount: z.number().int(),
})

export const getRtCartCount = post({
  summary: 'Count the items in the cart and on the wishlist',
  body: z.looseObject({}).optional(),
  answer: RtCartCountAnswerSchema,
  errors: [],
  success: "statusCode '00'",
  example: {},
})
