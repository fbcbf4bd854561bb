import { type CarrierOperation, success } from '../operation/carrier-operation'
import { findCart } from '../domain/cart/cart-access'
import { findLock } from '../domain/cart/cart-lock'
import { cartItemCount } from '../domain/lines/cart-lines'

/** Read-only: reports another channel's lock without enforcing it. */
export const checkExistingCart: CarrierOperation<'cart.checkExistingCart'> = ({ draft, body, ...caller }) => {
  const cart = findCart(draft, caller, body.cartInfo?.cartId)
  const lock = cart && findLock(draft, cart.id)
  return {
    statusCode: '00',
    ...success,
    existingCart: cart !== undefined && cart.lines.length > 0,
    ...(cart && { cartId: cart.id, caseId: cart.caseId }),
    itemCount: cart ? cartItemCount(cart) : 0,
    ...(lock && { lockedChannelID: lock.channel }),
  }
}
