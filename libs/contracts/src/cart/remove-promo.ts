import { cartChange } from '../errors/error-groups'
import { post } from '../operation'
import { PromoCodeBodySchema, PromotionAnswerSchema } from './cart.schema'

export const removePromo = post({
  summary: 'Remove a promo code from a prepaid cart',
  body: PromoCodeBodySchema,
  answer: PromotionAnswerSchema,
  errors: [...cartChange, '1008', 'PROMO_INVALID'],
  example: { promoCode: 'CASTOFF10' },
})
