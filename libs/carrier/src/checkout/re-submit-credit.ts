import { ServiceFault, type CartState, type WorldDraft } from '@soe/world'
import { accountStateOf, changeAccount } from '../domain/account/account'
import { cartWithLines } from '../domain/cart/cart-access'
import type { CarrierOperation } from '../operation/carrier-operation'
import { creditAnswer } from '../domain/credit/credit-answer'
import { creditStandingOf } from '../domain/credit/order-facts'
import { contactOf } from '../domain/account/recipient'
import { resubmitCredit } from '../domain/credit/credit-step'

const assertContact = (cart: CartState) => {
  if (!contactOf(cart)) throw new ServiceFault('CART_INCOMPLETE', [{ issue: 'ContactInfo' }])
}

const checkAgain = (draft: WorldDraft, cart: CartState) => {
  const account = accountStateOf(draft, cart.owner)
  const creditStatus = resubmitCredit(creditStandingOf(cart, account))
  if (creditStatus !== account.creditStatus) changeAccount(draft, cart.owner, { creditStatus })
}

export const reSubmitCredit: CarrierOperation<'checkout.reSubmitCredit'> = ({ draft, body, ...caller }) => {
  const cart = cartWithLines(draft, caller, body.cartInfo?.cartId)
  assertContact(cart)
  checkAgain(draft, cart)
  return creditAnswer(draft, cart, caller)
}
