import type { CartView } from '@soe/contracts'
import type { CartAddress } from './read-cart-address'
import type { CartLoadView } from './read-cart-load'
import { useCartMarkers } from './use-cart-markers'
import { useEmptyCartLeave } from './use-empty-cart-leave'

interface CartEffectsProps {
  load: CartLoadView
  address: CartAddress
  /** The cart that the session keeps, if any is settled. */
  cart: CartView | undefined
  /** Whether the browser's Back has led here. */
  isBack: boolean
}

/** What a visit to the cart leaves behind, or is led on by; it draws nothing. */
export const CartEffects = ({ load, address, cart, isBack }: CartEffectsProps) => {
  useCartMarkers(load, cart)
  useEmptyCartLeave(load, address, isBack)
  return null
}
