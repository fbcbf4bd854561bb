import { useIdentity, useShop } from '@soe/shop-platform'
import { useQuery } from '@tanstack/react-query'
import type { CartAddress } from './read-cart-address'

/** Redirects that come from here: cases that could not be read are not read again. */
const settled: ReadonlySet<string | undefined> = new Set(['catch', 'detailsnotfound', 'emptycart'])

/** Enters the cart once a visit. A failure is handled by its kind, and the cart is read all the same. */
export const useCartEntry = (address: CartAddress) => {
  const shop = useShop()
  const { audience } = useIdentity()
  return useQuery({
    queryKey: ['cart.enter', audience, address],
    queryFn: () => import('./enter-cart').then((module) => module.enterCart(shop, address)),
    enabled: !settled.has(address.redirect),
    staleTime: 0,
    gcTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
}
