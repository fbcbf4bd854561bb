import { z } from 'zod'
import { cartChange } from '../errors/error-groups'
import { post } from '../operation'
import { RetrieveQuoteBodySchema } from './quote.schema'
import { IdSchema } from '../shared/fields.schema'

export const RetrieveQuoteAnswerSchema = z.strictObject({
  status: z.literal('SUCCESS'),
  cartId: IdSchema,
  caseId: IdSchema,
})

export const retrieveAccessoriesFromQuote = post({
  summary: "Add the accessories of a quote to the caller's cart",
  body: RetrieveQuoteBodySchema,
  answer: RetrieveQuoteAnswerSchema,
  errors: [...cartChange, 'QUOTE_NOT_FOUND', 'SAVED_CART_NOT_FOUND', '208', '1008', 'OUT_OF_STOCK'],
  needs: ['cart.saveCart'],
  effects: { ends: 'when-none', takesOver: true },
  example: { quoteId: 'Q1', emailId: 'maren@example.com' },
})

export const descriptions = {
  status: 'Always SUCCESS: a missing quote is an error',
  cartId: "The caller's cart, with the accessories in it",
}
