import type { CartAccessory } from '@soe/contracts'
import { createShop, ShopProvider, type Environment } from '@soe/shop-platform'
import { partOf } from '@soe/shop-platform/testing'
import { useQuery } from '@tanstack/react-query'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useQuantity } from './use-quantity'

/** Lets React render before timers run, as in a browser. */
jest.mock('scheduler', (): object => {
  globalThis.setImmediate = jest.requireActual<typeof globalThis>('node:timers').setImmediate
  return jest.requireActual('scheduler')
})

type Client = Awaited<ReturnType<Parameters<typeof createShop>[0]['loadClient']>>

/** A shop whose carrier holds one accessory and answers a moment later. */
const createTestShop = () => {
  let qty = 1
  const answer = (body: unknown): Promise<{ qty: number }> => {
    const { data } = partOf<{ data?: { lines: { addAccessories: { qty: number }[] }[] } }>(body ?? {})
    qty = data?.lines[0]?.addAccessories[0]?.qty ?? qty
    return new Promise((answered) => setTimeout(answered, 5, { qty }))
  }
  const call = (_route: unknown, { body }: { body?: unknown }) => answer(body)
  const environment = partOf<Environment>({
    location: new URL('http://shop.test/sales/next/expresscart.html'),
    cookies: { read: () => '', write: () => undefined },
    userAgent: '',
    sessionStorage,
    now: () => 0,
  })
  const loadClient = () => Promise.resolve({ call } as unknown as Client)
  return { shop: createShop({ environment, addresses: {}, loadClient }), read: () => answer({}) }
}

it('shows a quantity from the press on, and never the earlier one again', async () => {
  const { shop, read } = createTestShop()
  const drawn: number[] = []
  const Row = ({ qty }: { qty: number }) => {
    const accessory = partOf<CartAccessory>({ itemCode: 'pip', qty })
    const { quantity, setQuantity, isChanging } = useQuantity('newLine1', accessory, () => undefined)
    drawn.push(quantity)
    return <button onClick={() => setQuantity(2)}>{isChanging ? 'Changing' : `One more than ${quantity}`}</button>
  }
  const Cart = () => {
    const { data } = useQuery({ queryKey: ['checkout.getCheckoutDetails'], queryFn: read, initialData: { qty: 1 } })
    return <Row qty={data.qty} />
  }
  render(
    <ShopProvider shop={shop}>
      <Cart />
    </ShopProvider>,
  )
  fireEvent.click(screen.getByRole('button'))
  await waitFor(() => expect(screen.getByRole('button').textContent).toBe('One more than 2'))
  expect(drawn.slice(drawn.indexOf(2))).not.toContain(1)
})
