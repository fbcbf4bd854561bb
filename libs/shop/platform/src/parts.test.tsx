import { render, screen } from '@testing-library/react'
import { optionalPart } from './parts'

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
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(document.body.textContent).toBe('Your cart')
  expect(screen.getByRole('heading')).toBeTruthy()
  silent.mockRestore()
})
