import { z } from 'zod'
import { cartChange } from '../errors/error-groups'
import { post } from '../operation'
import { CartInfoSchema } from '../shared/cart-info.schema'
import { CartValidationErrorSchema } from '../shared/cart-validation-error.schema'
import { ProcessStepAnswerSchema } from '../shared/process-step.schema'

export const ValidateCartBodySchema = z.looseObject({
  cartInfo: CartInfoSchema.optional(),
  meta: z.looseObject({}).optional(),
  pageId: z.string().max(40).optional(),
  flow: z.string().max(40).optional(),
  rtCartCount: z.number().int().min(0).optional(),
  enableFcc: z.boolean().optional(),
})

export const ValidateCartAnswerSchema = ProcessStepAnswerSchema.extend({
  cartValidationErrors: z.array(CartValidationErrorSchema),
  hubReadyForCheckout: z.boolean(),
})

export const validateCart = post({
  summary: 'Check the cart and report what blocks checkout',
  body: ValidateCartBodySchema,
  answer: ValidateCartAnswerSchema,
  errors: [...cartChange, '1008'],
  needs: ['cart.addDevice'],
  example: { cartInfo: {}, meta: {}, pageId: 'PROMOHUB', flow: 'AAL', rtCartCount: 1, enableFcc: false },
})

export const descriptions = {
  meta: 'Information about the request; has no effect',
  pageId: 'PROMOHUB on the promo hub',
  enableFcc: 'Plan changes are confirmed here; needs the throttle item CPC_FCC',
}
