import { z } from 'zod'
import { CheckoutChangeAnswerSchema } from '../checkout/checkout.schema'
import { cartChange } from '../errors/error-groups'
import { post } from '../operation'
import { CartInfoSchema } from '../shared/cart-info.schema'

export const ConfirmSubmitBodySchema = z.looseObject({
  cartInfo: CartInfoSchema.optional(),
  checkoutToken: z.string().regex(/^[\w-]{8,120}$/, 'letters, digits, - and _ only'),
})

export const confirmSubmit = post({
  summary: 'Confirm an Affirm loan for the amount due today; needs the anti-forgery token',
  body: ConfirmSubmitBodySchema,
  answer: CheckoutChangeAnswerSchema,
  errors: [...cartChange, '1008', 'PAYMENT_DECLINED'],
  needs: ['cart.assignMtn'],
  effects: { cart: ['payment'] },
  example: { cartInfo: {}, checkoutToken: 'AFF-7Q2M-41XKD8' },
})

export const descriptions = {
  checkoutToken: "The lender's token for the loan that the shopper accepted",
}
