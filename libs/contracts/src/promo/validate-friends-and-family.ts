import { z } from 'zod'
import { PromotionAnswerSchema } from '../cart/cart.schema'
import { cartChange } from '../errors/error-groups'
import { post } from '../operation'
import { offerCodes } from '../shared/cart-parts'
import { CartInfoSchema } from '../shared/cart-info.schema'
import { EmailSchema, IdSchema } from '../shared/fields.schema'

export const ValidateFriendsAndFamilyBodySchema = z.looseObject({
  cartInfo: CartInfoSchema.optional(),
  promoCode: IdSchema,
  emailId: EmailSchema.optional(),
})

export const validateFriendsAndFamily = post({
  summary: 'Apply a friends-and-family code',
  body: ValidateFriendsAndFamilyBodySchema,
  answer: PromotionAnswerSchema,
  errors: [...cartChange, '1008', 'PROMO_INVALID'],
  needs: ['cart.addDevice'],
  effects: offerCodes,
  example: { cartInfo: {}, promoCode: 'CREW-4471' },
})

export const descriptions = {
  emailId: 'The address that the invitation was sent to',
}
