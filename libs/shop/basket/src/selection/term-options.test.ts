import type { Sku, SkuInventory } from '@soe/rules'
import { termOptions } from './term-options'

const inStock: SkuInventory = { dFillInventory: { isInStock: true } }
const sku = (skuId: string, colorId: string, change: Partial<Sku> = {}): Sku => ({
  skuId,
  color: { colorId },
  inventoryDetails: inStock,
  ...change,
})
const paid = (...durations: number[]) => ({
  price: { devicePaymentPrice: durations.map((contractDuration) => ({ contractDuration, discountedPrice: 10 })) },
})

describe('the term options', () => {
  const skus = [sku('a', 'kelp', paid(24, 36)), sku('b', 'kelp', paid(36)), sku('c', 'tar', paid(12))]

  it('are the durations of the color and full retail, longest first', () => {
    expect(termOptions(skus, 'kelp')).toEqual([
      { term: 36, label: '36 Months' },
      { term: 24, label: '24 Months' },
      { term: 0, label: 'Full retail price' },
    ])
  })

  it('of all colors are offered while none is chosen', () => {
    expect(termOptions(skus).map(({ term }) => term)).toEqual([36, 24, 12, 0])
  })

  it('are full retail alone without durations', () => {
    expect(termOptions([], 'kelp')).toEqual([{ term: 0, label: 'Full retail price' }])
  })
})
