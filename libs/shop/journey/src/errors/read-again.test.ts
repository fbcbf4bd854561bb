import type { ShopError } from '@soe/shop-platform'
import { partOf } from '@soe/shop-platform/testing'
import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { readAgain } from './read-again'

const cart = 'checkout.getCheckoutDetails'

const isStaleAfter = (id: string, normalised: Partial<ShopError['normalised']> = {}): boolean => {
  const queryClient = new QueryClient()
  queryClient.setQueryData([cart], {})
  readAgain({ queryClient }, partOf<ShopError>({ id, normalised }), { makesStale: [cart] })
  return queryClient.getQueryState([cart])?.isInvalidated === true
}

it('a read whose change minds it itself is stale, and not read at once', async () => {
  const queryClient = new QueryClient()
  const read = jest.fn(() => Promise.resolve({}))
  const observer = new QueryObserver(queryClient, { queryKey: [cart], queryFn: read })
  const stop = observer.subscribe(() => undefined)
  await queryClient.refetchQueries()
  const lost = partOf<ShopError>({ id: 'SYSTEM_ERROR', normalised: { isNetworkError: true } })
  readAgain({ queryClient }, lost, { makesStale: [cart], readsItself: true })
  await queryClient.cancelQueries()
  const before = read.mock.calls.length
  expect(queryClient.getQueryState([cart])?.isInvalidated).toBe(true)
  readAgain({ queryClient }, lost, { makesStale: [cart] })
  await new Promise(process.nextTick)
  expect(read.mock.calls.length).toBe(before + 1)
  stop()
})

it.each([
  ['is empty', '1008', {}, true],
  ['has run out of stock', 'OUT_OF_STOCK', {}, true],
  ['may have changed, since the answer was lost', 'SYSTEM_ERROR', { isNetworkError: true }, true],
  ['was left before the answer', 'SYSTEM_ERROR', { isNetworkError: true, isAborted: true }, false],
  ['is as it was, since the change was refused', 'PROMO_INVALID', {}, false],
])('a cart that %s is read again where that shows: %s', (_what, id, normalised, isStale) => {
  expect(isStaleAfter(id, normalised)).toBe(isStale)
})
