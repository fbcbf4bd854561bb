import { z } from 'zod'
import { CartInfoSchema } from '../shared/cart-info.schema'
import { EmailSchema, IdSchema } from '../shared/fields.schema'

export const RetrieveQuoteBodySchema = z.looseObject({
  quoteId: IdSchema.optional().describe('0, 00, 000 and 0000 count as none'),
  emailId: EmailSchema.optional().describe('Finds the saved cart where there is no quote'),
  cartInfo: CartInfoSchema.optional(),
})

export const RetrieveQuoteAnswerSchema = z.strictObject({
  status: z.literal('SUCCESS').describe('Always so: a quote that is not found is an error'),
  cartId: z.string().describe("The caller's cart, with the accessories in it"),
  caseId: z.string(),
})
