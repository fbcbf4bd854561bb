import type { Inventory } from '@soe/contracts'
import { expectedDay, stockState, type StockView } from './stock-state'

describe('what a shopper reads about stock', () => {
  it.each<[string, Partial<Inventory>, Partial<Inventory> | undefined, StockView]>([
    ['in the warehouse', { isInStock: true }, undefined, { state: 'in-stock' }],
    ['counted nearby only', { isPreOrder: true }, { qtyAvailable: 2 }, { state: 'in-stock' }],
    [
      'pre-order',
      { isPreOrder: true, availableOn: '2027-01-15' },
      undefined,
      { state: 'pre-order', availableOn: '2027-01-15' },
    ],
    ['on its way', { isBackorder: true }, undefined, { state: 'back-order' }],
    ['gone', { isInStock: false }, { qtyAvailable: 0 }, { state: 'out-of-stock' }],
  ])('%s', (_, dFillInventory, localInventory, expected) => {
    const inventoryDetails = { dFillInventory, ...(localInventory && { localInventory }) }
    expect(stockState({ skuId: 'sku', inventoryDetails })).toEqual(expected)
  })
})

it.each([
  ['2027-01-15', '2027-01-15'],
  ['2027-01-14', undefined],
  [undefined, undefined],
])('on January 15, what was announced for %s is expected on %s', (announced, expected) => {
  expect(expectedDay(announced, '2027-01-15')).toBe(expected)
})
