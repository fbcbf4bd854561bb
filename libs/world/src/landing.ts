import type { ProcessStepAnswer } from '@soe/contracts'
import { findCart, type Caller } from './cart-access'
import { assertNotLocked } from './cart-lock'
import type { WorldDraft } from './draft'
import { lobOf, ownerOf } from './identity'
import { processStepAnswer } from './process-step'
import type { CartState } from './state'

/** Stands for the cart of a shopper who has none; it is never kept. */
const noCart = (draft: WorldDraft, { session, audience }: Caller): CartState => ({
  id: '',
  caseId: '',
  lob: lobOf(audience),
  owner: ownerOf(session),
  status: 'open',
  intent: 'AAL',
  lines: [],
  lineCount: 0,
  completedSteps: [],
  shippingOptionId: 'STANDARD',
  acceptedAgreementIds: [],
  createdAt: draft.now,
  updatedAt: draft.now,
})

/** The step that the caller's cart asks for; ShoppingCart where there is none. */
export const currentStep = (draft: WorldDraft, caller: Caller): ProcessStepAnswer => {
  const cart = findCart(draft, caller)
  if (cart) assertNotLocked(draft, cart, caller.channel)
  return processStepAnswer(draft, cart ?? noCart(draft, caller))
}
