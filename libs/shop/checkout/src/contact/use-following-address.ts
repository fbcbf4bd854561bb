import type { CheckoutDetails, Contact } from '@soe/contracts'
import { updateAddress } from '@soe/contracts/routes'
import { addresseeOf } from './addressee-of'
import { cartInfoOf, useCheckoutChange } from '../flow/checkout-query'

type Addressee = Pick<Contact, 'firstName' | 'lastName'>

const labelOf = (
  { firstName, lastName }: Addressee,
  { addressLine1, addressLine2 = '', city, state, zipCode }: Contact['serviceAddress'],
) => [firstName, lastName, addressLine1, addressLine2, city, state, zipCode].join('\n')

const homeOf = ({ contact }: CheckoutDetails) => contact && labelOf(contact, contact.serviceAddress)

/** Whether the order goes to where the shopper lived before they said otherwise. */
export const isLeftBehind = (before: CheckoutDetails, after: CheckoutDetails): boolean => {
  const { shippingAddress } = after
  const goesTo = shippingAddress && labelOf(shippingAddress, shippingAddress)
  return goesTo !== undefined && goesTo === homeOf(before) && goesTo !== homeOf(after)
}

export const useFollowingAddress = (before: CheckoutDetails) => {
  const { mutate, isPending } = useCheckoutChange(updateAddress)
  const follow = (after: CheckoutDetails, onDone: (details: CheckoutDetails) => void) => {
    const { contact } = after
    if (!contact || !isLeftBehind(before, after)) return onDone(after)
    return mutate(
      { cartInfo: cartInfoOf(after), shippingAddress: addresseeOf(contact) },
      { onSuccess: onDone, onError: () => onDone(after) },
    )
  }
  return { follow, isPending }
}
