import type { CheckoutDetails } from '@soe/contracts'
import { cartQuery, createLockStore, LockProvider } from '@soe/shop-basket'
import { createShop, ShopProvider } from '@soe/shop-platform'
import { partOf, plainEnvironment } from '@soe/shop-platform/testing'
import { act, render, screen, waitFor } from '@testing-library/react'
import { DetailsGate } from './details-gate'

type Client = Awaited<ReturnType<Parameters<typeof createShop>[0]['loadClient']>>
type Line = CheckoutDetails['cart']['lineDetails']['lineInfo'][string]

const detailsOf = (...lineIds: string[]) =>
  partOf<CheckoutDetails>({
    cart: partOf<CheckoutDetails['cart']>({
      lineDetails: partOf<CheckoutDetails['cart']['lineDetails']>({
        allLines: lineIds,
        lineInfo: Object.fromEntries(lineIds.map((lineId) => [lineId, partOf<Line>({ lineId })])),
      }),
    }),
  })

/** A page about newLine2, whose shopper has seen newLine1 alone; the carrier answers when the test says so. */
const openPage = async () => {
  const answers: ((details: CheckoutDetails) => void)[] = []
  const client = partOf<Client>({ call: () => new Promise<never>((resolve) => answers.push(resolve as never)) })
  const shop = createShop({ environment: plainEnvironment(), addresses: {}, loadClient: () => Promise.resolve(client) })
  const { queryKey } = cartQuery(shop)
  shop.queryClient.setQueryData(queryKey, detailsOf('newLine1'))
  await shop.queryClient.invalidateQueries({ queryKey })
  render(
    <ShopProvider shop={shop}>
      <LockProvider lock={createLockStore()}>
        <DetailsGate suits={({ cart }) => cart.lineDetails.lineInfo['newLine2'] !== undefined}>
          {({ cart }) => <p>{cart.lineDetails.allLines.join(' and ')}</p>}
        </DetailsGate>
      </LockProvider>
    </ShopProvider>,
  )
  await waitFor(() => expect(answers).toHaveLength(1))
  return (details: CheckoutDetails) => act(async () => answers[0]?.(details))
}

it.each([
  ['that has it', ['newLine1', 'newLine2'], 'newLine1 and newLine2'],
  ['that has no such line either', ['newLine1'], 'newLine1'],
])("details that don't suit the page wait for an answer %s", async (_, lineIds, shown) => {
  const answer = await openPage()
  expect(screen.queryByText('newLine1')).toBeNull()
  await answer(detailsOf(...lineIds))
  expect(await screen.findByText(shown)).not.toBeNull()
})
