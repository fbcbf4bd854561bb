import { z } from 'zod'
import { PromotionAnswerSchema } from '../cart/cart.schema'
import { cartChange } from '../errors/error-groups'
import { post } from '../operation'
import { offerCodes } from '../shared/cart-parts'
import { CartInfoSchema } from '../shared/cart-info.schema'
import { IdSchema } from '../shared/fields.schema'

export const VendorValidateBodySchema = z.looseObject({
  cartInfo: CartInfoSchema.optional(),
  authCode: IdSchema,
  redirectUri: z
    .string()
    .min(1)
    .max(300)
    .regex(/^(\/|https?:\/\/)\S*$/, 'a path or a web address'),
})

export const vendorValidateAndUpdateCart = post({
  summary: 'Redeem the authorisation code of a verification vendor for a discount on the cart',
  body: VendorValidateBodySchema,
  answer: PromotionAnswerSchema,
  errors: [...cartChange, '1008', 'PROMO_INVALID'],
  needs: ['cart.addDevice'],
  effects: offerCodes,
  example: { cartInfo: {}, authCode: 'ryl-teacher-7f3a', redirectUri: '/sales/nextgen/expresscart.html' },
})

export const descriptions = {
  authCode: 'The code that the vendor issued to the verified shopper',
  redirectUri: 'Where the vendor sends the shopper back to',
}
