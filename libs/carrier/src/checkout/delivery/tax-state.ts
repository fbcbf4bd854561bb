import { findStore, stateOfZip } from '@soe/catalogue'
import type { CartState } from '@soe/world'
import { contactOf } from '../recipient/contact'
import { shippingAddressOf } from '../recipient/shipping-address'
import { pickup } from './pickup'

/** The state whose sales tax is due: the store's for pickup, else the destination's as far as it is known. */
export const taxStateOf = (cart: CartState): string | undefined =>
  (cart.shippingOptionId === pickup ? findStore(cart.locationCode) : shippingAddressOf(cart))?.state ??
  contactOf(cart)?.serviceAddress.state ??
  (cart.zipCode === undefined ? undefined : stateOfZip(cart.zipCode))
