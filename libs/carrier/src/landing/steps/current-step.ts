import type { AnswerOf, BodyOf } from '@soe/contracts'
import { isSameStep, processSteps } from '@soe/rules'
import { ServiceFault, type CartState, type WorldDraft } from '@soe/world'
import type { Caller } from '../../operation/caller'
import { lobOf, ownerOf } from '../../domain/account/identity'
import { findCart } from '../../domain/cart/cart-access'
import { assertNotLocked } from '../../domain/cart/cart-lock'
import { assertNoScheduledOrder } from '../../domain/cases/cases'
import { processStepAnswer } from '../../domain/process-step/process-step'

/** An empty cart for the answer to a shopper without one; the world never stores it. */
const emptyCart = (draft: WorldDraft, { session, audience }: Caller, intent = 'AAL'): CartState => ({
  id: '',
  caseId: '',
  lob: lobOf(audience),
  owner: ownerOf(session),
  status: 'open',
  intent,
  lines: [],
  lineCount: 0,
  completedSteps: [],
  shippingOptionId: 'STANDARD',
  acceptedAgreementIds: [],
  createdAt: draft.now,
  updatedAt: draft.now,
})

const assertKnownStep = (step: string | undefined) => {
  const isKnown = step === undefined || step === '' || processSteps.some((known) => isSameStep(known, step))
  if (!isKnown) throw new ServiceFault('1004', [{ field: 'processStep', issue: `${step} is not a step` }])
}

/** The step that the caller's cart asks for next; ShoppingCart where there is no cart. */
export const currentStep = (
  draft: WorldDraft,
  caller: Caller,
  { processStep, intent }: BodyOf<'landing.landing'>,
): AnswerOf<'landing.landing'> => {
  assertNoScheduledOrder(draft, ownerOf(caller.session))
  assertKnownStep(processStep)
  const cart = findCart(draft, caller)
  if (cart) assertNotLocked(draft, cart, caller.channel)
  return processStepAnswer(draft, cart ?? emptyCart(draft, caller, intent))
}
