import { processStepAnswer } from '../process-step/process-step'
import { retrieveQuote } from './quotes/quote'
import type { Endpoint } from '../operation'

export const retrieveCartFromQuote: Endpoint<'quote.retrieveCartFromQuote'> = ({ draft, body, ...caller }) =>
  processStepAnswer(draft, retrieveQuote(draft, caller, body))
