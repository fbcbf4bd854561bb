import { findCart } from '../domain/cart/cart-access'
import { cartItemCount } from '../domain/lines/cart-lines'
import type { CarrierOperation } from '../operation/carrier-operation'
import { ownWishlist } from '../domain/wishlist/wishlist'

/** Items in the caller's cart and on the caller's wishlist. */
export const getRtCartCount: CarrierOperation<'recommendations.getRtCartCount'> = ({ draft, ...caller }) => {
  const cart = findCart(draft, caller)
  return {
    statusCode: '00',
    rtCartCount: cart ? cartItemCount(cart) : 0,
    wishListCount: ownWishlist(draft, caller)?.items.length ?? 0,
  }
}
