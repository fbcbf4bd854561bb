import type { CartLine, CartView } from '@soe/contracts'
import { cartQuery } from '@soe/shop-basket'
import { isShopError, useShop } from '@soe/shop-platform'
import { useQuery } from '@tanstack/react-query'

export type CartLines =
  | { state: 'loading' }
  | { state: 'failed'; retry: () => void; isRetrying: boolean }
  | { state: 'none' }
  | { state: 'found'; cart: CartView; lines: readonly CartLine[] }

const isEmptyCart = (error: unknown) => isShopError(error) && error.handling === 'empty-cart'

/** The cart's lines that a page makes a choice for, in their order. */
export const useCartLines = (isMeant: (line: CartLine) => boolean): CartLines => {
  const { data, error, isFetching, refetch } = useQuery({ ...cartQuery(useShop()), meta: { showsError: true } })
  const { allLines = [], lineInfo = {} } = data?.cart.lineDetails ?? {}
  const lines = allLines.flatMap((lineId) => lineInfo[lineId] ?? []).filter(isMeant)
  if (data && lines.length > 0) return { state: 'found', cart: data.cart, lines }
  if (data || isEmptyCart(error)) return { state: isFetching ? 'loading' : 'none' }
  return error ? { state: 'failed', retry: () => void refetch(), isRetrying: isFetching } : { state: 'loading' }
}
