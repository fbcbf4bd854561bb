import type { IconicFlags, Store } from '@soe/contracts'
import { storePickup } from '@soe/rules'
import { findStore } from '@soe/catalogue'
import type { CartState } from '@soe/world'
import { contactOf } from '../recipient/contact'
import { shippingAddressOf } from '../recipient/shipping-address'

/** The address of a delivery, or the contact of a pickup. */
export const addressPart = (cart: CartState) => {
  const address = cart.shippingOptionId === storePickup ? undefined : shippingAddressOf(cart)
  const contact = cart.shippingOptionId === storePickup ? contactOf(cart) : undefined
  if (!contact) return address ? { address } : {}
  const { firstName, lastName, emailId, phoneNumber } = contact
  return { ispuContactInfo: { firstName, lastName, emailId, phoneNumber } }
}

/** The chosen store with its services, and the stores to choose from. */
export const storePart = (cart: CartState, offered: readonly Store[], { disableISAAC }: IconicFlags) => {
  const storeInfo = findStore(cart.locationCode)
  const services = [...new Set((storeInfo ? [storeInfo] : offered).flatMap(({ ispuServices }) => ispuServices))]
  return {
    ...(storeInfo && { storeInfo }),
    storeAvailableServices: disableISAAC ? [] : services,
    ispuStoreList: [...offered],
  }
}
