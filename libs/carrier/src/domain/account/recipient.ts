import type { Contact, ShippingAddress } from '@soe/contracts'
import type { CartState } from '@soe/world'
import { accountOf } from './identity'

/** The contact that the shopper gave, else the account's. */
export const contactOf = ({ contact, owner }: CartState): Contact | undefined => {
  const account = accountOf(owner)
  if (contact || !account) return contact
  const { firstName, lastName, email, phoneNumber, address } = account
  return { firstName, lastName, emailId: email, phoneNumber, serviceAddress: { ...address } }
}

/** The address that the shopper gave, else the account's. */
export const shippingAddressOf = ({ shippingAddress, owner }: CartState): ShippingAddress | undefined => {
  const account = accountOf(owner)
  if (shippingAddress || !account) return shippingAddress
  const { firstName, lastName, address } = account
  return { type: 'home', firstName, lastName, ...address, country: 'USA' }
}

/** Where a cart goes, else where its shopper is. */
export const destinationZip = (cart: CartState): string | undefined =>
  (shippingAddressOf(cart) ?? contactOf(cart)?.serviceAddress)?.zipCode

/** Where to look for a store: until an address is known, near the ZIP code that was given for an estimate. */
export const storeZip = (cart: CartState): string | undefined => destinationZip(cart) ?? cart.zipCode
