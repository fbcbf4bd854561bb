import type { CartView, Sku } from '@soe/contracts'
import { partOf } from '@soe/shop-platform/testing'
import { offeredPrice } from './accessory-tile'

const caseSku = partOf<Sku>({ skuId: 'case-buoy', price: { fullRetailPrice: { discountedPrice: 29.99 } } })
const waiting = {
  deviceItem: { description: 'Pelago 9' },
  unearnedOffer: { pieces: [{ itemCode: 'case-buoy', price: 0 }] },
}
const held = (qty: number, lineTotal: number) => ({ accessories: [{ itemCode: 'case-buoy', qty, lineTotal }] })

it.each([
  ['while its device waits for it', waiting, { price: 0, device: 'Pelago 9' }],
  ['once it is in the cart', held(1, 0), { price: 0 }],
  ['without an offer', held(1, 29.99), undefined],
  ['of two pieces, of which one is given', held(2, 29.99), undefined],
])('the offered price of a case %s', (_, line, expected) => {
  const cart = partOf<CartView>({ lineDetails: { lineInfo: { newLine1: { accessories: [], ...line } } } })
  expect(offeredPrice(cart, caseSku)).toEqual(expected)
})
