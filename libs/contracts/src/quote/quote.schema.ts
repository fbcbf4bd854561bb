import { z } from 'zod'
import { CartInfoSchema } from '../shared/cart-info.schema'
import { EmailSchema, IdSchema } from '../shared/fields.schema'

export const RetrieveQuoteBodySchema = z.looseObject({
  quoteId: IdSchema.optional().describe('0, 00, 000 and 0000 count as none'),
  emailId: EmailSchema.optional().describe('Finds the saved cart where there is no quote'),
  cartInfo: CartInfoSchema.optional(),
})
