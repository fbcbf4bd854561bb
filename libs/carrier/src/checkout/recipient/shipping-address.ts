import type { ShippingAddress } from '@soe/contracts'
import type { CartState } from '@soe/world'
import { accountOf } from '../../account/identity'

/** The address that the shopper gave, else the account's. */
export const shippingAddressOf = ({ shippingAddress, owner }: CartState): ShippingAddress | undefined => {
  const account = accountOf(owner)
  if (shippingAddress || !account) return shippingAddress
  const { firstName, lastName, address } = account
  return { type: 'home', firstName, lastName, ...address, country: 'USA' }
}
