import fc from 'fast-check'
import {
  bundleExcludedLines,
  bundleRate,
  isBundleEligible,
  nextBundleTier,
  priceBundle,
  type BundleItem,
} from './price-bundle'

const item = (
  unitCents: number,
  quantity = 1,
  productLine = 'cases',
  id = `${productLine}-${unitCents}`,
): BundleItem => ({
  id,
  unitCents,
  quantity,
  productLine,
})

describe('an accessory', () => {
  it.each([
    [1999, 'cases', true],
    [1998, 'cases', false],
    [2097, 'cases', false],
    [2098, 'cases', true],
    [10_097, 'cases', false],
    [9700, 'cases', true],
    ...bundleExcludedLines.map((line) => [4999, line, false] as const),
    [4999, 'Earbuds ', false],
  ] as const)('of %i cents in %s counts for the bundle: %s', (unitCents, productLine, expected) => {
    expect(isBundleEligible(item(unitCents, 1, productLine))).toBe(expected)
  })

  it('without a product line counts', () => {
    expect(isBundleEligible({ id: 'a', unitCents: 2500, quantity: 1 })).toBe(true)
  })
})

describe('the bundle', () => {
  it.each([
    [0, 0],
    [2, 0],
    [3, 20],
    [4, 25],
    [5, 30],
    [10, 30],
    [11, 30],
  ])('of %i units saves %i per cent', (units, rate) => {
    expect(bundleRate(units)).toBe(rate)
  })

  it.each([
    [0, { unitsMissing: 3, rate: 20 }],
    [2, { unitsMissing: 1, rate: 20 }],
    [3, { unitsMissing: 1, rate: 25 }],
    [4, { unitsMissing: 1, rate: 30 }],
    [5, null],
    [12, null],
  ])('of %i units has %j to reach', (units, next) => {
    expect(nextBundleTier(units)).toEqual(next)
  })

  const rows: [string, BundleItem[], number, number][] = [
    ['nothing', [], 0, 0],
    ['two units', [item(4000, 2)], 0, 0],
    ['three units of one item', [item(2000, 3)], 20, 1200],
    ['three units of three items', [item(2000), item(3000), item(5000)], 20, 2000],
    ['a cent that rounds half up for each unit', [item(2002, 4)], 25, 4 * 501],
    ['two eligible units and one too cheap', [item(2000, 2), item(1000)], 0, 0],
    ['three eligible units beside excluded ones', [item(2000, 3), item(9000, 2, 'drones')], 20, 1200],
    ['twelve units: the ten dearest', [item(2000, 4), item(5000, 8)], 30, 8 * 1500 + 2 * 600],
  ]
  it.each(rows)('of %s (%j) saves %i per cent, %i cents', (_name, items, rate, discountCents) => {
    expect(priceBundle(items)).toMatchObject({ rate, discountCents })
  })

  it('says what each item saves', () => {
    const { discountByItem } = priceBundle([
      item(2000, 4, 'cases', 'cheap'),
      item(5000, 8, 'cases', 'dear'),
      item(500, 1, 'cases', 'tiny'),
    ])
    expect([...discountByItem]).toEqual([
      ['dear', 12_000],
      ['cheap', 1200],
    ])
  })

  const items = fc.uniqueArray(
    fc.record({
      id: fc.string({ minLength: 1, maxLength: 4 }),
      unitCents: fc.integer({ min: 0, max: 40_000 }),
      quantity: fc.integer({ min: 1, max: 10 }),
      productLine: fc.constantFrom('cases', 'chargers', 'earbuds'),
    }),
    { selector: ({ id }) => id, maxLength: 12 },
  )

  it('never depends on the order, exceeds 30 per cent or loses a cent between the items', () => {
    fc.assert(
      fc.property(items, (list) => {
        const price = priceBundle(list)
        const total = list.reduce((sum, { unitCents, quantity }) => sum + unitCents * quantity, 0)
        const parts = [...price.discountByItem.values()].reduce((sum, cents) => sum + cents, 0)
        const sorted = (map: ReadonlyMap<string, number>) => [...map].toSorted()
        expect(parts).toBe(price.discountCents)
        expect(price.discountCents).toBeGreaterThanOrEqual(0)
        expect(price.discountCents).toBeLessThanOrEqual(total * 0.3 + 5)
        expect(sorted(priceBundle(list.toReversed()).discountByItem)).toEqual(sorted(price.discountByItem))
      }),
    )
  })
})
