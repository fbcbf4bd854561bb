import type { Product, Sku } from '@soe/contracts'
import { partOf } from '@soe/shop-platform/testing'
import { chooseOption, initialVariant, optionsOf, variantSummary } from './variant'

const stock = (isInStock: boolean) => ({ isInStock, isBackorder: false, isPreOrder: false, qtyAvailable: 0 })

const sku = (color: string, capacity: string, terms: number[], isInStock = true) =>
  partOf<Sku>({
    skuId: `gull-${color}-${capacity}`,
    sorId: `GULL-${color}-${capacity}`.toUpperCase(),
    capacity,
    color: { colorId: color, displayName: color.toUpperCase() },
    skuFilters: {},
    inventoryDetails: { dFillInventory: stock(isInStock), localInventory: stock(isInStock) },
    price: {
      preferredTerm: terms[0] ?? 0,
      devicePaymentPrice: terms.map((contractDuration) => ({
        contractDuration,
        originalPrice: 10,
        discountedPrice: 10,
      })),
    },
  })

const gull = partOf<Product>({
  isCPO: false,
  defaultSKU: 'gull-red-64',
  childSkus: [sku('blue', '64', [36, 24]), sku('red', '64', [36, 24]), sku('red', '128', [24], false)],
})

const chosen = (sorId?: string) => {
  const variant = initialVariant(gull, sorId)
  if (!variant) throw new Error('the product has no sku')
  return variant
}

describe('the variant of a saved product', () => {
  it('starts with the saved sku, else the default one', () => {
    expect(chosen('GULL-BLUE-64').sku.skuId).toBe('gull-blue-64')
    expect(chosen('gull-blue-64').sku.skuId).toBe('gull-blue-64')
    expect(chosen('gone').sku.skuId).toBe('gull-red-64')
    expect(initialVariant({ ...gull, childSkus: [] })).toBeUndefined()
  })

  it('keeps the term only where the chosen sku is sold on it', () => {
    const bigger = chooseOption(gull, chosen(), 'capacity', '128')
    expect(bigger).toMatchObject({ sku: { skuId: 'gull-red-128' }, term: 24 })
    expect(chooseOption(gull, { ...chosen(), term: 24 }, 'capacity', '128').term).toBe(24)
  })

  it('falls back to the first sku where the color lacks what was chosen', () => {
    expect(chooseOption(gull, chosen('GULL-BLUE-64'), 'capacity', '128').sku.skuId).toBe('gull-blue-64')
  })

  it('keeps the other choices when the color changes', () => {
    const [blue, red] = [sku('blue', '128', [24]), sku('red', '128', [24])]
    const both = { ...gull, childSkus: [sku('blue', '64', [36]), blue, sku('red', '64', [36]), red] }
    expect(chooseOption(both, { sku: red, term: 24 }, 'color', 'blue').sku.skuId).toBe('gull-blue-128')
  })

  it('offers only what goes with the other choices and says what is sold out', () => {
    expect(optionsOf(gull, chosen('GULL-BLUE-64'), 'capacity').map(({ value }) => value)).toEqual(['64'])
    expect(optionsOf(gull, chosen(), 'capacity')).toEqual([
      { value: '64', label: '64', isOutOfStock: false },
      { value: '128', label: '128', isOutOfStock: true },
    ])
    expect(optionsOf(gull, chosen(), 'color').map(({ label }) => label)).toEqual(['BLUE', 'RED'])
    expect(optionsOf(gull, chosen(), 'condition')).toEqual([])
  })

  it('offers the conditions of a product that is sold certified pre-owned beside new', () => {
    const [first, ...others] = gull.childSkus
    const used = { ...first, skuId: 'gull-blue-64-cpo', deviceCondition: 'certified-pre-owned' } as Sku
    const news = [first, ...others].map((one) => ({ ...one, deviceCondition: 'new' }) as Sku)
    const both = { ...gull, childSkus: [...news, used] }
    const variant = { sku: used, term: 36 }
    expect(optionsOf(both, variant, 'condition').map(({ value }) => value)).toEqual(['new', 'certified-pre-owned'])
    expect(chooseOption(both, variant, 'condition', 'new').sku.skuId).toBe('gull-blue-64')
  })

  it('reads as a line', () => {
    expect(variantSummary(chosen())).toBe('RED, 64')
  })
})
