import type { Contact } from '@soe/contracts'
import { ServiceFault, type CartState } from '@soe/world'
import { contactOf } from '../recipient/contact'
import { missingSteps } from '../steps/missing-steps'

/** A cart that lacks nothing an order needs. */
export interface CompleteCart extends CartState {
  readonly contact: Contact
}

/** Throws CART_INCOMPLETE with every missing step. */
export const completeCart = (cart: CartState): CompleteCart => {
  const missing = missingSteps(cart)
  const contact = contactOf(cart)
  if (missing.length > 0 || !contact) throw new ServiceFault('CART_INCOMPLETE', missing)
  return { ...cart, contact }
}
