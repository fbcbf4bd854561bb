import { cartChange } from '../errors/error-groups'
import { post } from '../operation'
import { ProcessStepAnswerSchema } from '../shared/process-step.schema'
import * as schema from './quote.schema'

const errors = [...cartChange, 'QUOTE_NOT_FOUND', 'SAVED_CART_NOT_FOUND'] as const

export const quoteOperations = {
  retrieveCartFromQuote: post({
    summary: 'Go on with the cart of a quote',
    body: schema.RetrieveQuoteBodySchema,
    answer: ProcessStepAnswerSchema,
    errors,
    example: { quoteId: 'Q1', emailId: 'maren@example.com' },
  }),
  retrieveAccessoriesFromQuote: post({
    summary: "Put the accessories of a quote into the caller's cart",
    body: schema.RetrieveQuoteBodySchema,
    answer: schema.RetrieveQuoteAnswerSchema,
    errors: [...errors, '208', '1008', 'OUT_OF_STOCK'],
    success: "status 'SUCCESS'",
    example: { quoteId: 'Q1', emailId: 'maren@example.com' },
  }),
}
