import { z } from 'zod'
import { PromotionAnswerSchema } from '../cart/cart.schema'
import { cartChange } from '../errors/error-groups'
import { post } from '../operation'
import { offerCodes } from '../shared/cart-parts'
import { CartInfoSchema } from '../shared/cart-info.schema'
import { IdSchema } from '../shared/fields.schema'

export const ValidateRafBodySchema = z.looseObject({
  cartInfo: CartInfoSchema.optional(),
  referralCode: IdSchema,
})

export const validateRaf = post({
  summary: 'Check a referral code and store it with the cart',
  body: ValidateRafBodySchema,
  answer: PromotionAnswerSchema,
  errors: [...cartChange, '1008', 'PROMO_INVALID'],
  needs: ['cart.addDevice'],
  effects: offerCodes,
  example: { cartInfo: {}, referralCode: 'RAF-MAREN25' },
})

export const descriptions = {
  referralCode: 'The code of the customer who referred the shopper',
}
