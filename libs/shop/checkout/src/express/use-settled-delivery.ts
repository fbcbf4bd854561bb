import type { CheckoutDetails } from '@soe/contracts'
import { updateAddress } from '@soe/contracts/routes'
import { storePickup } from '@soe/rules'
import { addresseeOf } from '../contact/addressee-of'
import { cartInfoOf, useCheckoutChange } from '../flow/checkout-query'
import { isStepDone } from '../flow/checkout-steps'
import { isApart } from '../flow/shipments-of'

const isOpen = (details: CheckoutDetails) =>
  !isStepDone(details, 'delivery') && !isApart(details) && details.shipmentInfo.selectedOptionCode !== storePickup

/** What ships goes to who orders, by the way that the carrier has chosen, until the shopper says otherwise. */
export const useSettledDelivery = () => {
  const { mutate, isPending } = useCheckoutChange(updateAddress)
  const settle = (details: CheckoutDetails, onSettled: () => void) => {
    const { contact } = details
    if (!contact || !isOpen(details)) return onSettled()
    return mutate({ cartInfo: cartInfoOf(details), shippingAddress: addresseeOf(contact) }, { onSettled })
  }
  return { settle, isPending }
}
