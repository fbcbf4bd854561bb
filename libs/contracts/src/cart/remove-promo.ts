import { cartChange } from '../errors/error-groups'
import { post } from '../operation'
import { offerCodes } from '../shared/cart-parts'
import { PromoCodeBodySchema, PromotionAnswerSchema } from './cart.schema'

export const removePromo = post({
  summary: 'Remove a promo code from a prepaid cart',
  body: PromoCodeBodySchema,
  answer: PromotionAnswerSchema,
  errors: [...cartChange, '1008', 'PROMO_INVALID'],
  needs: ['cart.applyPromo'],
  effects: offerCodes,
  example: { promoCode: 'CASTOFF10' },
})
