import { QueryClient } from '@tanstack/react-query'
import { findLeftCart, readLeftCart, storeLeftCart } from './left-cart'

afterEach(() => sessionStorage.clear())

const accessory = (imageUrl: string, qty: number) => ({ imageUrl, qty })

const details = {
  cart: {
    lineDetails: {
      lineInfo: {
        newLine1: { deviceItem: { imageUrl: '/a.svg' }, accessories: [accessory('/case.svg', 2)] },
        newLine2: { deviceItem: { imageUrl: '/a.svg' }, accessories: [] },
        default: { accessories: [accessory('/charger.svg', 1)] },
      },
    },
  },
}

it('holds the pictures of the cart as it was read last', () => {
  const queryClient = new QueryClient()
  queryClient.setQueryData(['checkout.getCheckoutDetails', 'signed-in', { body: {} }], details)
  expect(findLeftCart(queryClient)).toEqual({ pictures: ['/a.svg', '/case.svg', '/charger.svg'] })
})

it('is none where no cart was read', () => {
  expect(findLeftCart(new QueryClient())).toBeUndefined()
})

it('stays in the tab until it is replaced', () => {
  const cart = { pictures: ['/a.svg'] }
  storeLeftCart({ sessionStorage }, cart)
  expect(readLeftCart({ sessionStorage })).toEqual(cart)
  storeLeftCart({ sessionStorage }, undefined)
  expect(readLeftCart({ sessionStorage })).toBeUndefined()
})
