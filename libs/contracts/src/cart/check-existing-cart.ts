import { z } from 'zod'
import { cartLost } from '../errors/error-groups'
import { post } from '../operation'
import { CartInfoSchema } from '../shared/cart-info.schema'
import { ServiceHeaderSchema } from '../shared/service.schema'

export const CheckExistingCartBodySchema = z.looseObject({ cartInfo: CartInfoSchema.optional() })

export const CheckExistingCartAnswerSchema = z.strictObject({
  statusCode: z.string(),
  serviceHeader: ServiceHeaderSchema,
  existingCart: z.boolean(),
  cartId: z.string().optional(),
  caseId: z.string().optional(),
  itemCount: z.number().int(),
  lockedChannelID: z.string().optional(),
})

export const checkExistingCart = post({
  summary: 'Check whether the shopper has a cart, and which channel holds it',
  body: CheckExistingCartBodySchema,
  answer: CheckExistingCartAnswerSchema,
  errors: [...cartLost],
  example: { cartInfo: {} },
})

export const descriptions = {
  existingCart: 'Whether there is a cart with items in it',
  lockedChannelID: 'The channel that holds the cart now',
}
