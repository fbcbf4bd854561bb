import type { AnswerOf, BodyOf } from '@soe/contracts'
import { existingCart, findCart, type Caller } from './cart-access'
import { cartItemCount } from './cart-count'
import { findLock } from './cart-lock'
import { viewCart } from './cart-view'
import type { WorldDraft } from './draft'
import { processStepAnswer } from './process-step'
import { ServiceFault } from './service-fault'
import type { CartState } from './state'

const settleCase = (draft: WorldDraft, { caseId }: CartState) => {
  const found = draft.cases.get(caseId)
  if (found?.triggerValidateCart) draft.cases.put({ ...found, triggerValidateCart: false })
}

/** What a fresh read of the cart would say; the case no longer asks for it. */
export const checkCart = (
  draft: WorldDraft,
  caller: Caller,
  { cartInfo }: BodyOf<'cart.validateCart'>,
): AnswerOf<'cart.validateCart'> => {
  const cart = existingCart(draft, caller, cartInfo?.cartId)
  if (cart.lines.length === 0) throw new ServiceFault('1008')
  settleCase(draft, cart)
  const { cartValidationErrors, hubReadyForCheckout } = viewCart(draft, cart, caller.session)
  return { ...processStepAnswer(draft, cart), cartValidationErrors, hubReadyForCheckout }
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
