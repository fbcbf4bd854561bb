import { defaultZipCode, storePickup } from '@soe/rules'
import { findStore, stateOfZip } from '@soe/catalogue'
import type { CartState } from '@soe/world'
import { contactOf, shippingAddressOf } from '../account/recipient'
import { parcelsOf } from './parcels'

const pickupState = (cart: CartState): string | undefined => {
  const parcels = parcelsOf(cart)
  const isCollected = parcels.every(({ shippingOptionId }) => shippingOptionId === storePickup)
  return isCollected ? findStore(parcels[0]?.locationCode)?.state : shippingAddressOf(cart)?.state
}

/** The store's state where everything is picked up, else the destination's if it is known. */
const knownState = (cart: CartState): string | undefined => pickupState(cart) ?? contactOf(cart)?.serviceAddress.state

/** The ZIP code that the tax is estimated for; none once a store or an address settles it. */
export const estimatedZipOf = (cart: CartState): string | undefined =>
  knownState(cart) === undefined ? (cart.zipCode ?? defaultZipCode) : undefined

/** The state whose sales tax is due. */
export const taxStateOf = (cart: CartState): string | undefined =>
  knownState(cart) ?? stateOfZip(cart.zipCode ?? defaultZipCode)
