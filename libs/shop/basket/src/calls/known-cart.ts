import type { CheckoutDetails } from '@soe/contracts'
import { getCheckoutDetails } from '@soe/contracts/routes'
import type { Shop } from '@soe/shop-platform'

/** The session's cart as the last read showed it; undefined once something may have changed it. */
export const knownCart = ({
  queryClient,
  identity,
}: Pick<Shop, 'queryClient' | 'identity'>): CheckoutDetails | undefined => {
  const reads = queryClient.getQueryCache().findAll({ queryKey: [getCheckoutDetails.key] })
  const { cartId } = identity.get()
  return reads
    .filter(({ state }) => state.status === 'success' && !state.isInvalidated)
    .map(({ state }) => state.data as CheckoutDetails)
    .find(({ cart }) => cart.cartId === cartId)
}
