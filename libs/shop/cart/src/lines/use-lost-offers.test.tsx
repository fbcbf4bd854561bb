import type { AmountRow, CartView } from '@soe/contracts'
import { createShop, ShopProvider, type Environment } from '@soe/shop-platform'
import { partOf } from '@soe/shop-platform/testing'
import { render } from '@testing-library/react'
import { useLostOffers } from '../filled-cart'

const nothingIsCalled = () => Promise.reject(new Error('nothing is called'))

const createTestShop = (pathname: string) => {
  const environment = partOf<Environment>({
    location: new URL(pathname, 'http://shop.test'),
    cookies: { read: () => '', write: () => undefined },
    userAgent: '',
    sessionStorage,
    fetch: nothingIsCalled,
    now: () => 0,
  })
  return createShop({ environment, addresses: {}, loadClient: nothingIsCalled })
}

const cartWith = (...offers: AmountRow[]) =>
  partOf<CartView>({ cartId: 'one', lineDetails: { lineInfo: { newLine1: { offers } } } })

const tradeIn: AmountRow = { code: 'offer-discount', name: '$300 off', amount: -8.33, quantity: 36 }
const freeCase: AmountRow = { code: 'offer-discount', name: 'Free case', amount: -23.99 }

const CartPage = ({ cart }: { cart: CartView }) => {
  useLostOffers(cart)
  return null
}

it.each([
  [
    '/sales/nse/expresscheckout.html',
    '“$300 off” ($8.33 off each of 36 bills) and “Free case” ($23.99 off today) no longer apply to what is in your cart.',
  ],
  [
    '/espanol/sales/nse/expresscheckout.html',
    '“$300 off” ($8.33 menos en cada una de 36 facturas) y “Free case” ($23.99 menos hoy) ya no valen para lo que hay en tu carrito.',
  ],
])('a cart that another page has changed says what its offers took off, at %s', (pathname, text) => {
  const shop = createTestShop(pathname)
  const visit = (cart: CartView) =>
    render(
      <ShopProvider shop={shop}>
        <CartPage cart={cart} />
      </ShopProvider>,
    ).unmount()
  visit(cartWith(tradeIn, freeCase))
  expect(shop.notices.get()).toEqual([])
  visit(cartWith())
  expect(shop.notices.get()).toMatchObject([{ type: 'info', text }])
})
