import { z } from 'zod'
import { cartChange } from '../errors/error-groups'
import { post } from '../operation'
import { CartInfoSchema } from '../shared/cart-info.schema'
import { IdSchema } from '../shared/fields.schema'
import { ServiceHeaderSchema } from '../shared/service.schema'

export const SaveCartBodySchema = z.looseObject({
  cartInfo: CartInfoSchema.optional(),
  scheduleOrder: z.boolean().optional().describe('true: the order goes out later; false: it does not any more'),
  pccSaved: z.boolean().optional().describe('true: set aside, so that the next change begins another cart'),
  deviceProductId: IdSchema.optional().describe('The product page that it was saved from'),
  sorId: IdSchema.optional(),
  /** Guests only: the address that finds the cart again. */
  emailId: z.email().max(120).optional(),
})

export const SaveCartAnswerSchema = z.strictObject({
  serviceHeader: ServiceHeaderSchema,
  cartId: z.string(),
  caseId: z.string(),
  quoteId: z.string().describe('Finds the saved cart again as a quote'),
})

export const saveCart = post({
  summary: 'Save the cart for later',
  body: SaveCartBodySchema,
  answer: SaveCartAnswerSchema,
  errors: [...cartChange, '1008', 'ITEM_NOT_FOUND'],
  example: { scheduleOrder: false, emailId: 'maren@example.com' },
})
