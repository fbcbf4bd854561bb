import type { BodyInputOf, CheckoutDetails } from '@soe/contracts'
import { cartQuery } from '@soe/shop-basket'
import { queryKeyOf, useChange, useShop } from '@soe/shop-platform'
import { useQuery } from '@tanstack/react-query'

/** The same read as the cart's; a failure shows in the page. */
export const useCheckoutDetails = () => useQuery({ ...cartQuery(useShop()), meta: { showsError: true } })

type CheckoutChange =
  | 'checkout.updateContact'
  | 'checkout.updateAddress'
  | 'checkout.selectShipping'
  | 'checkout.selectPayment'
  | 'checkout.acceptAgreements'

/** Changes one part of the checkout; its answer is what every reader of the details sees next. */
export const useCheckoutChange = <Key extends CheckoutChange>(key: Key) => {
  const shop = useShop()
  return useChange<Key>(key, {
    meta: { showsError: true },
    onDone: (details) =>
      shop.queryClient.setQueriesData<CheckoutDetails>(
        { queryKey: queryKeyOf(shop, 'checkout.getCheckoutDetails') },
        details as CheckoutDetails,
      ),
  })
}

export type CheckoutBody<Key extends CheckoutChange> = BodyInputOf<Key>

/** Names the cart of the details, so that a change never meets another one. */
export const cartInfoOf = ({ cart }: CheckoutDetails) => ({ cartId: cart.cartId, caseId: cart.caseId })
