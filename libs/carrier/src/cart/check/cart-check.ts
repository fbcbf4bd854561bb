import type { AnswerOf, BodyOf } from '@soe/contracts'
import type { Caller } from '../../account/caller'
import { existingCart, findCart } from '../access/cart-access'
import { cartItemCount } from '../lines/cart-count'
import { findLock } from '../access/cart-lock'
import type { CartValidationError } from '../validation/cart-validation'
import { viewCart } from '../view/cart-view'
import { type WorldDraft, ServiceFault, type CartState } from '@soe/world'
import { isPlanChange } from '../lines/line-kind'
import { processStepAnswer } from '../../process-step/process-step'

const settleCase = (draft: WorldDraft, { caseId }: CartState) => {
  const found = draft.cases.get(caseId)
  if (found?.triggerValidateCart) draft.cases.put({ ...found, triggerValidateCart: false })
}

/** Plan changes are confirmed only while the carrier lets them be confirmed here. */
const confirmedPlanChanges = (draft: WorldDraft, { lines }: CartState, isAsked = false): CartValidationError[] => {
  if (!isAsked || !draft.header.throttleList.includes('CPC_FCC')) return []
  const changes = lines.filter(isPlanChange)
  if (changes.length === 0) return []
  return [
    {
      errorCode: 'PLAN_CHANGE_CONFIRMED',
      errorLevel: 'CheckMarkNotification',
      errorMessage: 'Your plan change is confirmed.',
      fieldPath: changes.map(({ lineId }) => lineId).join(','),
    },
  ]
}

/** What a fresh read of the cart would say; the case no longer asks for it. */
export const checkCart = (
  draft: WorldDraft,
  caller: Caller,
  { cartInfo, enableFcc }: BodyOf<'cart.validateCart'>,
): AnswerOf<'cart.validateCart'> => {
  const cart = existingCart(draft, caller, cartInfo?.cartId)
  if (cart.lines.length === 0) throw new ServiceFault('1008')
  settleCase(draft, cart)
  const { cartValidationErrors, hubReadyForCheckout } = viewCart(draft, cart, caller.session)
  return {
    ...processStepAnswer(draft, cart),
    cartValidationErrors: [...cartValidationErrors, ...confirmedPlanChanges(draft, cart, enableFcc)],
    hubReadyForCheckout,
  }
}

/** Whether the caller has a cart with something in it; a look, so another channel's lock is told and not obeyed. */
export const findExistingCart = (
  draft: WorldDraft,
  caller: Caller,
  { cartInfo }: BodyOf<'cart.checkExistingCart'>,
): AnswerOf<'cart.checkExistingCart'> => {
  const cart = findCart(draft, caller, cartInfo?.cartId)
  const lock = cart && findLock(draft, cart.id)
  return {
    statusCode: '00',
    serviceHeader: { statusCode: '00', statusMsg: 'SUCCESS' },
    existingCart: cart !== undefined && cart.lines.length > 0,
    ...(cart && { cartId: cart.id, caseId: cart.caseId }),
    itemCount: cart ? cartItemCount(cart) : 0,
    ...(lock && { lockedChannelID: lock.channel }),
  }
}
