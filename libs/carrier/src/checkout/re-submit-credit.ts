import { resubmitCredit } from '@soe/rules'
import { ServiceFault, type CartState, type WorldDraft } from '@soe/world'
import { accountStateOf, changeAccount } from '../account/account'
import { existingCart } from '../cart/access/cart-access'
import type { CarrierOperation } from '../operation/carrier-operation'
import { creditAnswer } from './credit/credit-answer'
import { creditStandingOf } from './credit/order-facts'
import { contactOf } from './delivery/delivery'

const assertCheckable = (cart: CartState) => {
  if (cart.lines.length === 0) throw new ServiceFault('1008')
  if (!contactOf(cart)) throw new ServiceFault('CART_INCOMPLETE', [{ issue: 'ContactInfo' }])
}

const checkAgain = (draft: WorldDraft, cart: CartState) => {
  const account = accountStateOf(draft, cart.owner)
  const creditStatus = resubmitCredit(creditStandingOf(cart, account))
  if (creditStatus !== account.creditStatus) changeAccount(draft, cart.owner, { creditStatus })
}

export const reSubmitCredit: CarrierOperation<'checkout.reSubmitCredit'> = ({ draft, body, ...caller }) => {
  const cart = existingCart(draft, caller, body.cartInfo?.cartId)
  assertCheckable(cart)
  checkAgain(draft, cart)
  return creditAnswer(draft, cart, caller)
}
