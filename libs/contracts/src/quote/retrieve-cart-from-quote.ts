import { cartChange } from '../errors/error-groups'
import { post } from '../operation'
import { ProcessStepAnswerSchema } from '../shared/process-step.schema'
import { RetrieveQuoteBodySchema } from './quote.schema'

export const retrieveCartFromQuote = post({
  summary: 'Resume the cart of a quote',
  body: RetrieveQuoteBodySchema,
  answer: ProcessStepAnswerSchema,
  errors: [...cartChange, 'QUOTE_NOT_FOUND', 'SAVED_CART_NOT_FOUND'],
  ignoresCart: true,
  needs: ['cart.saveCart'],
  effects: { ends: 'always', takesOver: true },
  example: { quoteId: 'Q1', emailId: 'maren@example.com' },
})
