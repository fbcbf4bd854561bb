import { ownerOf } from '../account/identity'
import { findCart } from '../cart/access/cart-access'
import type { CarrierOperation } from '../operation/carrier-operation'
import { success } from '../operation/success'
import { assertNoScheduledOrder } from './records/case'

/** The case of the caller's current cart, if there is one. */
export const getCaseAndCartId: CarrierOperation<'cases.getCaseAndCartId'> = ({ draft, ...caller }) => {
  assertNoScheduledOrder(draft, ownerOf(caller.session))
  const cart = findCart(draft, caller)
  return { ...success, ...(cart && { caseID: cart.caseId, cartId: cart.id }) }
}
