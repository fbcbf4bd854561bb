import { cartQuery } from '@soe/shop-basket'
import { useShop } from '@soe/shop-platform'
import { useQuery } from '@tanstack/react-query'
import { useIsViaCartIcon } from './via-cart-icon'

/** The cart is validated on every visit; the page shows a failure itself. */
export const useCheckoutDetails = ({ enabled }: { enabled: boolean }) => {
  const shop = useShop()
  const viaCartIcon = useIsViaCartIcon()
  return useQuery({ ...cartQuery(shop), enabled, refetchOnMount: 'always', meta: { showsError: true, viaCartIcon } })
}
