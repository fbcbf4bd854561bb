import type { ShopError } from '@soe/shop-platform'
import { partOf } from '@soe/shop-platform/testing'
import { QueryClient } from '@tanstack/react-query'
import { readAgain } from './read-again'

const cart = 'checkout.getCheckoutDetails'

const isStaleAfter = (id: string, normalised: Partial<ShopError['normalised']> = {}): boolean => {
  const queryClient = new QueryClient()
  queryClient.setQueryData([cart], {})
  readAgain({ queryClient }, partOf<ShopError>({ id, normalised }), { makesStale: [cart] })
  return queryClient.getQueryState([cart])?.isInvalidated === true
}

it.each([
  ['is empty', '1008', {}, true],
  ['has run out of stock', 'OUT_OF_STOCK', {}, true],
  ['may have changed, since the answer was lost', 'SYSTEM_ERROR', { isNetworkError: true }, true],
  ['was left before the answer', 'SYSTEM_ERROR', { isNetworkError: true, isAborted: true }, false],
  ['is as it was, since the change was refused', 'PROMO_INVALID', {}, false],
])('a cart that %s is read again where that shows: %s', (_what, id, normalised, isStale) => {
  expect(isStaleAfter(id, normalised)).toBe(isStale)
})
