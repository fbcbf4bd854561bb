import { z } from 'zod'
import { cartChange } from '../errors/error-groups'
import { post } from '../operation'
import { CartInfoSchema } from '../shared/cart-info.schema'
import { IdSchema } from '../shared/fields.schema'
import { ServiceHeaderSchema } from '../shared/service.schema'

export const SaveCartBodySchema = z.looseObject({
  cartInfo: CartInfoSchema.optional(),
  scheduleOrder: z.boolean().optional(),
  pccSaved: z.boolean().optional(),
  deviceProductId: IdSchema.optional(),
  sorId: IdSchema.optional(),
  emailId: z.email().max(120).optional(),
})

export const SaveCartAnswerSchema = z.strictObject({
  serviceHeader: ServiceHeaderSchema,
  cartId: IdSchema,
  caseId: IdSchema,
  quoteId: IdSchema,
})

export const saveCart = post({
  summary: 'Save the cart for later',
  body: SaveCartBodySchema,
  answer: SaveCartAnswerSchema,
  errors: [...cartChange, '1008', 'ITEM_NOT_FOUND'],
  needs: ['cart.assignMtn'],
  effects: { ends: 'when-set-aside' },
  example: { scheduleOrder: false, emailId: 'maren@example.com' },
})

export const descriptions = {
  quoteId: 'Id of the saved cart as a quote',
  scheduleOrder: 'true schedules the order for later; false cancels the schedule',
  pccSaved: 'true: the cart is set aside, and the next change starts another cart',
  deviceProductId: 'The product page that it was saved from',
  emailId: "A guest's email address, used to find the cart again",
}
