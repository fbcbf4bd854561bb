import { partOf } from './testing/part-of'
import { QueryClient } from '@tanstack/react-query'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import type { Shop } from './create-shop'
import { optionalPart, lazyPart } from './parts'
import { ShopProvider } from './shop-context'

const missing = new TypeError('Failed to fetch dynamically imported module: /assets/offers-1.js')

it.each<[string, () => Promise<() => never>]>([
  ['whose code is missing', () => Promise.reject(missing)],
  [
    'that can’t be drawn',
    async () => () => {
      throw new Error('no offers')
    },
  ],
])('a part %s is gone alone', async (_, load) => {
  const silent = jest.spyOn(console, 'error').mockReturnValue(undefined)
  const Offers = optionalPart(load)
  render(
    <>
      <h1>Your cart</h1>
      <Offers />
    </>,
  )
  await waitFor(() => expect(silent).toHaveBeenCalled())
  expect(document.body.textContent).toBe('Your cart')
  expect(screen.getByRole('heading')).toBeTruthy()
  silent.mockRestore()
})

it('a part that the page goes on without says in its place that it is missing, and reloads once there is a network', async () => {
  const silent = jest.spyOn(console, 'error').mockReturnValue(undefined)
  const reload = jest.fn()
  const network = { isOn: false }
  const environment = { location: partOf<Location>({ reload }), isOnline: () => network.isOn, fetch: jest.fn() }
  const Choices = lazyPart(() => Promise.reject(missing))
  render(
    <ShopProvider shop={partOf<Shop>({ language: 'en', queryClient: new QueryClient(), environment })}>
      <h1>Your cart</h1>
      <Choices />
    </ShopProvider>,
  )
  expect((await screen.findByRole('alert')).textContent).toBe('This part could not be loaded. Load the page again')
  expect(screen.getByRole('heading')).toBeTruthy()
  fireEvent.click(screen.getByRole('button'))
  await new Promise(process.nextTick)
  expect(reload).not.toHaveBeenCalled()
  network.isOn = true
  fireEvent.click(screen.getByRole('button'))
  await waitFor(() => expect(reload).toHaveBeenCalledTimes(1))
  silent.mockRestore()
})
