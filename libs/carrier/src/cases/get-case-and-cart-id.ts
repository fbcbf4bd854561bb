import { ownerOf } from '../domain/account/identity'
import { findCart } from '../domain/cart/cart-access'
import { type CarrierOperation, success } from '../operation/carrier-operation'
import { assertNoScheduledOrder } from '../domain/cases/cases'

/** The case of the caller's current cart, if there is one. */
export const getCaseAndCartId: CarrierOperation<'cases.getCaseAndCartId'> = ({ draft, ...caller }) => {
  assertNoScheduledOrder(draft, ownerOf(caller.session))
  const cart = findCart(draft, caller)
  return { ...success, ...(cart && { caseID: cart.caseId, cartId: cart.id }) }
}
