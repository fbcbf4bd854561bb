import { processStepAnswer } from '../process-step/process-step'
import { retrieveQuote } from './quotes/quote'
import type { CarrierOperation } from '../operation/carrier-operation'

export const retrieveCartFromQuote: CarrierOperation<'quote.retrieveCartFromQuote'> = ({ draft, body, ...caller }) =>
  processStepAnswer(draft, retrieveQuote(draft, caller, body))
