import type { CheckoutDetails } from '@soe/contracts'
import type {
  acceptAgreements,
  confirmSubmit,
  selectPayment,
  selectShipping,
  setAutoPay,
  updateAddress,
  updateContact,
} from '@soe/contracts/routes'
import { cartQuery, replaceDetails } from '@soe/shop-basket'
import { useChange, useShop } from '@soe/shop-platform'
import { useQuery } from '@tanstack/react-query'

export const changesTopic = 'checkout-changes'

/** The same read as the cart's; the page shows a failure itself. */
export const useCheckoutDetails = () => useQuery({ ...cartQuery(useShop()), meta: { showsError: true } })

export const useIsReadingDetails = () => useQuery({ ...cartQuery(useShop()), enabled: false }).isFetching

type CheckoutChange =
  | typeof confirmSubmit
  | typeof updateContact
  | typeof updateAddress
  | typeof selectShipping
  | typeof selectPayment
  | typeof acceptAgreements
  | typeof setAutoPay

/** Changes one part of the checkout; its answer replaces the details that every reader has. */
export const useCheckoutChange = <Called extends CheckoutChange>(route: Called) => {
  const shop = useShop()
  return useChange(route, {
    meta: { showsError: true },
    replace: (details) => replaceDetails(shop, details as CheckoutDetails),
    onDone: () => shop.notices.hideTopic(changesTopic),
  })
}

/** Names the cart, so that a change never applies to another one. */
export const cartInfoOf = ({ cart }: CheckoutDetails) => ({ cartId: cart.cartId, caseId: cart.caseId })
