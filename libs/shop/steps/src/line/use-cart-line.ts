import type { CartLine, CartView } from '@soe/contracts'
import { cartQuery } from '@soe/shop-basket'
import { isShopError, useShop } from '@soe/shop-platform'
import { useQuery } from '@tanstack/react-query'

export type StepLine =
  | { state: 'loading' }
  | { state: 'failed'; retry: () => void; isRetrying: boolean }
  | { state: 'none' }
  | { state: 'found'; line: CartLine }

/** The line that the page looks for in the cart. */
export const useCartLine = (find: (cart: CartView) => CartLine | undefined): StepLine => {
  const shop = useShop()
  const { data, error, isFetching, refetch } = useQuery({ ...cartQuery(shop), meta: { showsError: true } })
  const found = data && find(data.cart)
  if (found) return { state: 'found', line: found }
  if (data || (isShopError(error) && error.handling === 'empty-cart')) {
    return { state: isFetching ? 'loading' : 'none' }
  }
  return error ? { state: 'failed', retry: () => void refetch(), isRetrying: isFetching } : { state: 'loading' }
}
