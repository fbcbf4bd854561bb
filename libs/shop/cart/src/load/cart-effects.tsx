import type { CartView } from '@soe/contracts'
import type { CartAddress } from './read-cart-address'
import type { CartLoadView } from './read-cart-load'
import { useCartMarkers } from './use-cart-markers'
import { useEmptyCartLeave } from './use-empty-cart-leave'

interface CartEffectsProps {
  load: CartLoadView
  address: CartAddress
  cart: CartView | undefined
}

/** What a visit to the cart leaves behind, or is led on by; it draws nothing. */
export const CartEffects = ({ load, address, cart }: CartEffectsProps) => {
  useCartMarkers(load, cart)
  useEmptyCartLeave(load, address)
  return null
}
