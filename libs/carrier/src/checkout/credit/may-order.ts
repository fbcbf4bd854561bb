import type { ProcessStep } from '@soe/rules'
import { ServiceFault, type CartState, type WorldDraft } from '@soe/world'
import type { Caller } from '../../account/caller'
import { assertNoBlocker } from '../../cart/validation/cart-validation'
import { nextStepOf } from '../../process-step/process-step'
import { orderFactsOf } from './order-facts'

/** Process steps that stop an order. */
const stoppingSteps: readonly ProcessStep[] = ['PENDING_ORDER', 'PASTDUE']

/** Rejects an order that is blocked, that the caller is not authorized to place, or without approved credit. */
export const assertMayOrder = (draft: WorldDraft, cart: CartState, caller: Caller) => {
  const facts = orderFactsOf(draft, cart, caller)
  assertNoBlocker(facts)
  const { processStep } = nextStepOf(cart, draft)
  if (!facts.account.userAuthorized || stoppingSteps.includes(processStep)) throw new ServiceFault('07')
  if (facts.account.creditStatus !== 'AP') throw new ServiceFault('1082')
}
