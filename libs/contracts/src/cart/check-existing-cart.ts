import { z } from 'zod'
import { cartLost } from '../errors/error-groups'
import { post } from '../operation'
import { CartInfoSchema } from '../shared/cart-info.schema'
import { ServiceHeaderSchema, SuccessCodeSchema } from '../shared/service.schema'
import { CountSchema, IdSchema } from '../shared/fields.schema'
import { LockedChannelSchema } from '../shared/lock-owner.schema'

export const CheckExistingCartBodySchema = z.looseObject({ cartInfo: CartInfoSchema.optional() })

export const CheckExistingCartAnswerSchema = z.strictObject({
  statusCode: SuccessCodeSchema,
  serviceHeader: ServiceHeaderSchema,
  existingCart: z.boolean(),
  cartId: IdSchema.optional(),
  caseId: IdSchema.optional(),
  itemCount: CountSchema,
  lockedChannelID: LockedChannelSchema.optional(),
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
