import type { CarrierOperation } from '../operation/carrier-operation'
import { existingCart, keepCart } from '../domain/cart/cart-access'
import { checkoutDetails } from '../domain/checkout/checkout-details'

/** Another price each month has to be agreed to anew. */
export const setAutoPay: CarrierOperation<'checkout.setAutoPay'> = ({ draft, body, ...caller }) => {
  const cart = existingCart(draft, caller, body.cartInfo.cartId)
  const isWithoutAutoPay = !body.autoPay
  const isChanged = isWithoutAutoPay !== (cart.isWithoutAutoPay ?? false)
  return checkoutDetails(draft, isChanged ? keepCart(draft, cart, { isWithoutAutoPay }) : cart, caller)
}
