import type { BodyOf } from '@soe/contracts'
import type { CartState, WorldDraft } from '@soe/world'
import type { CarrierOperation } from '../operation/carrier-operation'
import { processStepAnswer } from '../domain/process-step/process-step'
import { existingCart, touchCart } from '../domain/cart/cart-access'

/** The cart can later be resumed with the email. */
const withChoice = (draft: WorldDraft, cart: CartState, { choice, emailId }: BodyOf<'cart.guestChoice'>): CartState =>
  touchCart(draft, { ...cart, guestChoice: choice, ...(emailId && { savedForEmail: emailId }) })

/** Stores whether a guest goes on as a guest or signs in; ignored for a signed-in customer. */
export const guestChoice: CarrierOperation<'cart.guestChoice'> = ({ draft, body, ...caller }) => {
  const cart = existingCart(draft, caller, body.cartInfo?.cartId)
  return processStepAnswer(draft, caller.session.loggedIn ? cart : withChoice(draft, cart, body))
}
