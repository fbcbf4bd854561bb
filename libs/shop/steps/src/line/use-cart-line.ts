import type { CartLine, CartView } from '@soe/contracts'
import { cartQuery } from '@soe/shop-basket'
import { isShopError, useShop } from '@soe/shop-platform'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { isNamed } from './find-step-line'

export type StepLine =
  | { state: 'loading' }
  | { state: 'failed'; retry: () => void; isRetrying: boolean }
  | { state: 'none' }
  /** It was found, and has left the cart since. */
  | { state: 'gone' }
  | { state: 'found'; line: CartLine }

const holds = ({ lineDetails: { lineInfo } }: CartView, name: string): boolean =>
  Object.values(lineInfo).some((line) => isNamed(line, name))

/** The line that is found; a cart that is older than the line that the address names finds none in its place. */
export const useCartLine = (find: (cart: CartView) => CartLine | undefined, name?: string): StepLine => {
  const shop = useShop()
  const { data, error, isFetching, refetch } = useQuery({ ...cartQuery(shop), meta: { showsError: true } })
  const [seen, setSeen] = useState<string>()
  const isEmpty = isShopError(error) && error.handling === 'empty-cart'
  const isGone = seen !== undefined && (isEmpty || (data !== undefined && !data.cart.lineDetails.lineInfo[seen]))
  const found = data && !isEmpty ? find(data.cart) : undefined
  if (isGone) return { state: 'gone' }
  if (data && name !== undefined && isFetching && !holds(data.cart, name)) return { state: 'loading' }
  if (found) {
    if (seen === undefined) setSeen(found.lineId)
    return { state: 'found', line: found }
  }
  if (data || isEmpty) return { state: isFetching ? 'loading' : 'none' }
  return error ? { state: 'failed', retry: () => void refetch(), isRetrying: isFetching } : { state: 'loading' }
}
