import type { Sku } from '@soe/rules'
import { isEmptyPrice, paymentDurations } from './payment-durations'
import { selectTerm, selectVariant } from './select-variant'

const payments = (...durations: number[]) =>
  durations.map((contractDuration) => ({ contractDuration, originalPrice: '27.77' }))

const kelp128: Sku = {
  skuId: 'kelp-128',
  color: { colorId: 'kelp' },
  capacity: '128GB',
  price: { devicePaymentPrice: payments(36, 24) },
}
const kelp256: Sku = { ...kelp128, skuId: 'kelp-256', capacity: '256GB', price: { devicePaymentPrice: payments(24) } }
const tar128: Sku = { ...kelp128, skuId: 'tar-128', color: { colorId: 'tar' } }
const tarGood: Sku = { ...tar128, skuId: 'tar-good', capacity: '512GB', deviceCondition: 'certified-pre-owned' }
const tarWatch: Sku = { ...tar128, skuId: 'tar-watch', capacity: '64GB', skuFilters: { size: '44 mm', band: 'Loop' } }
const skus = [kelp128, kelp256, tar128, tarGood, tarWatch]

describe('choosing a variant', () => {
  it.each([
    ['capacity', '256GB', 'kelp', 'kelp-256'],
    ['capacity', '128GB', 'tar', 'tar-128'],
    ['capacity', '256GB', undefined, 'kelp-256'],
    ['color', 'tar', 'kelp', 'tar-128'],
    ['condition', 'certified-pre-owned', 'tar', 'tar-good'],
    ['size', '44 mm', 'tar', 'tar-watch'],
    ['band', 'Loop', 'tar', 'tar-watch'],
    ['capacity', '256GB', 'tar', 'kelp-128'],
    ['color', 'unknown', 'tar', 'kelp-128'],
  ] as const)('by %s %s in %s takes %s', (attribute, value, colorId, skuId) => {
    expect(selectVariant(skus, { attribute, value, colorId, term: 36 })?.sku.skuId).toBe(skuId)
  })

  it('of a product without SKUs gives nothing', () => {
    expect(selectVariant([], { attribute: 'color', value: 'kelp', term: 36 })).toBeNull()
  })

  it('moves to a term that the SKU has', () => {
    expect(selectVariant(skus, { attribute: 'capacity', value: '256GB', colorId: 'kelp', term: 36 })?.term).toBe(24)
  })
})

describe('the selected term', () => {
  it.each([
    ['is kept when the SKU offers it', kelp128, 24, 24],
    ['is the first duration when it does not', kelp128, 12, 36],
    ['is the first duration after full retail', kelp128, 0, 36],
    ['is 0 without durations', { skuId: 'x' }, 24, 0],
  ])('%s', (_name, sku, term, expected) => {
    expect(selectTerm(sku, term)).toBe(expected)
  })

  it('skips durations at a zero-dollar price', () => {
    const free = [{ contractDuration: 36, originalPrice: '$0.00', discountedPrice: 0 }, ...payments(24)]
    expect(paymentDurations({ skuId: 'x', price: { devicePaymentPrice: free } })).toEqual([24])
  })

  it.each([
    ['', true],
    [null, true],
    [undefined, true],
    [0, true],
    ['0.00', true],
    ['$0.00', true],
    ['0.01', false],
    [19.99, false],
  ])('price %j counts as empty: %s', (price, expected) => {
    expect(isEmptyPrice(price)).toBe(expected)
  })
})
