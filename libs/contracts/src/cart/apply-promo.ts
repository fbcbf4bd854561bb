import { cartChange } from '../errors/error-groups'
import { post } from '../operation'
import { offerCodes } from '../shared/cart-parts'
import { PromoCodeBodySchema, PromotionAnswerSchema } from './cart.schema'

export const applyPromo = post({
  summary: 'Apply a promo code to a prepaid cart',
  body: PromoCodeBodySchema,
  answer: PromotionAnswerSchema,
  errors: [...cartChange, '1008', 'PROMO_INVALID'],
  needs: ['cart.addDevice'],
  effects: offerCodes,
  example: { promoCode: 'CASTOFF10' },
})
