import { z } from 'zod'
import { cartChange } from '../errors/error-groups'
import { post } from '../operation'
import { CartInfoSchema } from '../shared/cart-info.schema'
import { ProcessStepAnswerSchema } from '../shared/process-step.schema'

export const ReSubmitCreditBodySchema = z.looseObject({ cartInfo: CartInfoSchema.optional() })

export const reSubmitCredit = post({
  summary: "Run the credit check of a guest's order again",
  body: ReSubmitCreditBodySchema,
  answer: ProcessStepAnswerSchema,
  errors: [...cartChange, '1008', 'CART_INCOMPLETE'],
  needs: ['checkout.updateContact', 'checkout.updateAddress', 'checkout.selectPayment', 'checkout.acceptAgreements'],
  effects: { cart: ['totals'] },
  example: { cartInfo: {} },
})
