import type { AnswerOf } from '@soe/contracts'
import type { CartState, WorldDraft } from '@soe/world'
import type { Caller } from '../../operation/caller'
import { cartValidationErrors } from '../cart/cart-validation'
import { nextStepOf, processStepAnswer } from '../process-step/process-step'
import { creditStandingOf, orderFactsOf } from './order-facts'
import { creditStep } from './credit-step'

/** The answer of a credit check: the next step, what the check asks for, and the cart's validation errors. */
export const creditAnswer = (draft: WorldDraft, cart: CartState, caller: Caller): AnswerOf<'cart.validateOrder'> => {
  const facts = orderFactsOf(draft, cart, caller)
  const step = nextStepOf(cart, draft)
  const processStep = creditStep(creditStandingOf(cart, facts.account)) ?? step.processStep
  const answer = processStepAnswer(draft, cart, { ...step, processStep })
  const { context } = answer.serviceBody.serviceResponse
  const checked = { ...context, cartValidationErrors: cartValidationErrors(facts) }
  return { ...answer, serviceBody: { serviceResponse: { context: checked } } }
}
