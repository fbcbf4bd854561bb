import { answerMessages } from '@soe/contracts'
import type { CartState, WorldDraft } from '@soe/world'
import type { CarrierOperation } from '../operation/carrier-operation'
import { processStepAnswer } from '../domain/process-step/process-step'
import { cartWithLines } from '../domain/cart/cart-access'
import { isPlanChange } from '../domain/lines/line-kind'
import type { CartValidationError } from '../domain/cart/cart-validation'
import { viewCart } from '../domain/cart-view/cart-view'

const clearTrigger = (draft: WorldDraft, { caseId }: CartState) => {
  const found = draft.cases.get(caseId)
  if (found?.triggerValidateCart) draft.cases.put({ ...found, triggerValidateCart: false })
}

/** Confirms plan changes on request, as long as the throttle list has `CPC_FCC`. */
const confirmedPlanChanges = (draft: WorldDraft, { lines }: CartState, isRequested = false): CartValidationError[] => {
  if (!isRequested || !draft.header.throttleList.includes('CPC_FCC')) return []
  const changes = lines.filter(isPlanChange)
  if (changes.length === 0) return []
  return [
    {
      errorCode: 'PLAN_CHANGE_CONFIRMED',
      errorLevel: 'CheckMarkNotification',
      errorMessage: answerMessages.PLAN_CHANGE_CONFIRMED.en,
      fieldPath: changes.map(({ lineId }) => lineId).join(','),
    },
  ]
}

/** Answers with what a fresh read of the cart shows, and clears the case's trigger for validation. */
export const validateCart: CarrierOperation<'cart.validateCart'> = ({ draft, body, ...caller }) => {
  const cart = cartWithLines(draft, caller, body.cartInfo?.cartId)
  clearTrigger(draft, cart)
  const { cartValidationErrors, hubReadyForCheckout } = viewCart(draft, cart, caller)
  return {
    ...processStepAnswer(draft, cart),
    cartValidationErrors: [...cartValidationErrors, ...confirmedPlanChanges(draft, cart, body.enableFcc)],
    hubReadyForCheckout,
  }
}
