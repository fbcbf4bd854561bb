import { cartQuery, useShop } from '@soe/shop-platform'
import { useQuery } from '@tanstack/react-query'
import { useIsViaCartIcon } from './via-cart-icon'

/** The cart is validated on every visit; the page shows a failure itself. */
export const useCheckoutDetails = ({ enabled }: { enabled: boolean }) => {
  const shop = useShop()
  const viaCartIcon = useIsViaCartIcon()
  return useQuery({ ...cartQuery(shop), enabled, refetchOnMount: 'always', meta: { showsError: true, viaCartIcon } })
}

/** What a change of the cart makes stale. */
export const cartReads = ['checkout.getCheckoutDetails', 'cart.retrieveBundleAccCart'] as const
