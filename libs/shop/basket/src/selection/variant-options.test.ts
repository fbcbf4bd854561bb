import type { Sku, SkuInventory } from '@soe/rules'
import { conditionOptions, variantOptions } from './variant-options'

const inStock: SkuInventory = { dFillInventory: { isInStock: true } }
const sku = (skuId: string, colorId: string, change: Partial<Sku> = {}): Sku => ({
  skuId,
  color: { colorId },
  inventoryDetails: inStock,
  ...change,
})

describe('the variant options', () => {
  const skus = [
    sku('a', 'kelp', {
      capacity: '128GB',
      deviceCondition: 'certified-pre-owned',
      skuFilters: { band: 'Loop', size: '41 mm' },
    }),
    sku('b', 'tar', { capacity: '128GB', inventoryDetails: {}, skuFilters: { band: 'Link', size: '41 mm' } }),
    sku('c', 'tar', {
      capacity: '256GB',
      inventoryDetails: { dFillInventory: { isBackorder: true } },
      skuFilters: { size: '45 mm' },
    }),
  ]

  it('are limited to what matches the other selections', () => {
    expect(variantOptions(skus, 'color', { capacity: '256GB' })).toEqual([{ value: 'tar', isOutOfStock: false }])
    expect(variantOptions(skus, 'band', { color: 'kelp' }).map(({ value }) => value)).toEqual(['Loop'])
    expect(variantOptions(skus, 'size').map(({ value }) => value)).toEqual(['41 mm', '45 mm'])
  })

  it('are not limited by the selection of the same attribute', () => {
    expect(variantOptions(skus, 'color', { color: 'kelp' })).toHaveLength(2)
  })

  it('mark a color out of stock that has no stock, backorder or pre-order', () => {
    expect(variantOptions(skus, 'color', { capacity: '128GB' })).toEqual([
      { value: 'kelp', isOutOfStock: false },
      { value: 'tar', isOutOfStock: true },
    ])
  })

  it('of condition are for certified pre-owned products only', () => {
    expect(conditionOptions({ isCPO: true, skus })).toEqual([{ value: 'certified-pre-owned', isOutOfStock: false }])
    expect(conditionOptions({ isCPO: false, skus })).toEqual([])
  })
})
