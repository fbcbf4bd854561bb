import { z } from 'zod'
import { cartChange } from '../errors/error-groups'
import { post } from '../operation'
import { FlowTypeSchema, SalesRepIdSchema } from '../shared/fields.schema'
import { CartInfoSchema } from '../shared/cart-info.schema'
import { ProcessStepAnswerSchema } from '../shared/process-step.schema'

export const ValidateOrderBodySchema = z.looseObject({
  cartInfo: CartInfoSchema,
  locationCode: z.string().max(20).optional(),
  flowType: FlowTypeSchema.optional(),
  salesRepId: SalesRepIdSchema.optional(),
})

export const validateOrder = post({
  summary: 'Check the order and the credit before it is placed',
  body: ValidateOrderBodySchema,
  answer: ProcessStepAnswerSchema,
  errors: [...cartChange, '1008', '1082', '2038', '2040', 'CART_INCOMPLETE', 'ITEM_NOT_FOUND'],
  success: "creditApprovalStatus 'AP'",
  needs: ['checkout.updateContact', 'checkout.updateAddress', 'checkout.selectPayment', 'checkout.acceptAgreements'],
  effects: { cart: ['totals'] },
  example: { cartInfo: {} },
})

export const descriptions = {
  flowType: 'SCAN_AND_GO in a store, or the sales flow of a representative',
}
