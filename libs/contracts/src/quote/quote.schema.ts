import { z } from 'zod'
import { CartInfoSchema } from '../shared/cart-info.schema'
import { EmailSchema, IdSchema } from '../shared/fields.schema'

export const RetrieveQuoteBodySchema = z.looseObject({
  quoteId: IdSchema.optional(),
  emailId: EmailSchema.optional(),
  cartInfo: CartInfoSchema.optional(),
})

export const quoteDescriptions = {
  quoteId: 'Id of the quote; 0, 00, 000 and 0000 count as none',
  emailId: 'The email address of the saved cart, used where there is no quote',
}
