import type { CartLine, CheckoutDetails } from '@soe/contracts'
import { cartQuery } from '@soe/shop-basket'
import { createShop, ShopProvider } from '@soe/shop-platform'
import { partOf, plainEnvironment } from '@soe/shop-platform/testing'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import { useStepLine } from './use-step-line'

type Client = Awaited<ReturnType<Parameters<typeof createShop>[0]['loadClient']>>

const lineOf = (lineId: string) =>
  partOf<CartLine>({
    lineId,
    lineActivityType: 'NSE',
    deviceItem: partOf<NonNullable<CartLine['deviceItem']>>({}),
    serviceInfo: { mtn: lineId },
  })

const cartOf = (...lineIds: string[]) =>
  partOf<CheckoutDetails>({
    cart: partOf<CheckoutDetails['cart']>({
      lineDetails: partOf<CheckoutDetails['cart']['lineDetails']>({
        allLines: lineIds,
        lineInfo: Object.fromEntries(lineIds.map((lineId) => [lineId, lineOf(lineId)])),
      }),
      pendingSteps: partOf<CheckoutDetails['cart']['pendingSteps']>({ sortedSteps: [] }),
    }),
  })

/** The page of newLine2, whose shopper has seen a cart without it; the carrier answers when the test says so. */
const openPage = async () => {
  const answers: ((details: CheckoutDetails) => void)[] = []
  const client = partOf<Client>({ call: () => new Promise<never>((resolve) => answers.push(resolve as never)) })
  const shop = createShop({ environment: plainEnvironment(), addresses: {}, loadClient: () => Promise.resolve(client) })
  const { queryKey } = cartQuery(shop)
  shop.queryClient.setQueryData(queryKey, cartOf('newLine1'))
  await shop.queryClient.invalidateQueries({ queryKey })
  const { hook } = memoryLocation({ path: '/plan', searchPath: 'line=newLine2' })
  const wrapper = ({ children }: { children: ReactNode }) => (
    <Router hook={hook} searchHook={() => 'line=newLine2'}>
      <ShopProvider shop={shop}>{children}</ShopProvider>
    </Router>
  )
  const { result } = renderHook(() => useStepLine('PlanSelection'), { wrapper })
  await waitFor(() => expect(answers).toHaveLength(1))
  return { result, answer: (details: CheckoutDetails) => act(async () => answers[0]?.(details)) }
}

describe('the page of a line that the cart at hand is older than', () => {
  it('waits for the line, and is about no other meanwhile', async () => {
    const { result, answer } = await openPage()
    expect(result.current).toEqual({ state: 'loading' })
    await answer(cartOf('newLine1', 'newLine2'))
    await waitFor(() => expect(result.current).toMatchObject({ state: 'found', line: { lineId: 'newLine2' } }))
  })

  it('is about the line that may take the step where the carrier knows no such line', async () => {
    const { result, answer } = await openPage()
    await answer(cartOf('newLine1'))
    await waitFor(() => expect(result.current).toMatchObject({ state: 'found', line: { lineId: 'newLine1' } }))
  })
})
