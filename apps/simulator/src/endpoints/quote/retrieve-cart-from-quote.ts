import { processStepAnswer, retrieveQuote } from '@soe/world'
import type { Endpoint } from '../endpoint'

export const retrieveCartFromQuote: Endpoint<'quote.retrieveCartFromQuote'> = ({ draft, body, ...caller }) =>
  processStepAnswer(draft, retrieveQuote(draft, caller, body))
