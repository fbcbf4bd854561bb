import { storePickup } from '@soe/rules'
import { findStore, stateOfZip } from '@soe/catalogue'
import type { CartState } from '@soe/world'
import { contactOf, shippingAddressOf } from '../account/recipient'
import { parcelsOf } from './parcels'

const pickupState = (cart: CartState): string | undefined => {
  const parcels = parcelsOf(cart)
  const isCollected = parcels.every(({ shippingOptionId }) => shippingOptionId === storePickup)
  return isCollected ? findStore(parcels[0]?.locationCode)?.state : shippingAddressOf(cart)?.state
}

/** The state whose sales tax is due: the store's where everything is picked up, else the destination's if it is known. */
export const taxStateOf = (cart: CartState): string | undefined =>
  pickupState(cart) ??
  contactOf(cart)?.serviceAddress.state ??
  (cart.zipCode === undefined ? undefined : stateOfZip(cart.zipCode))
