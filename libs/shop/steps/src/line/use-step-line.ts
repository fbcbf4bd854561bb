import type { CartLine } from '@soe/contracts'
import { readSearch, type ProcessStep } from '@soe/rules'
import { cartQuery } from '@soe/shop-basket'
import { isShopError, useShop } from '@soe/shop-platform'
import { useQuery } from '@tanstack/react-query'
import { useSearch } from 'wouter'
import { findStepLine } from './find-step-line'

export type StepLine =
  | { state: 'loading' }
  | { state: 'failed'; retry: () => void; isRetrying: boolean }
  | { state: 'none' }
  | { state: 'found'; line: CartLine }

/** The cart's line that the page is about. */
export const useStepLine = (step: ProcessStep): StepLine => {
  const shop = useShop()
  const { line, selectedMTN, mtn } = readSearch(useSearch())
  const { data, error, isFetching, refetch } = useQuery({ ...cartQuery(shop), meta: { showsError: true } })
  const found = data && findStepLine(data.cart, step, line ?? selectedMTN ?? mtn)
  if (found) return { state: 'found', line: found }
  if (data || (isShopError(error) && error.handling === 'empty-cart')) {
    return { state: isFetching ? 'loading' : 'none' }
  }
  return error ? { state: 'failed', retry: () => void refetch(), isRetrying: isFetching } : { state: 'loading' }
}
