import fc from 'fast-check'
import { financedTotal, splitInstalments } from './split-instalments'

describe('instalments', () => {
  it.each([
    [99_999, 36, 2777, 2804],
    [99_999, 24, 4166, 4181],
    [36_000, 36, 1000, 1000],
    [35, 36, 0, 35],
    [0, 24, 0, 0],
    [79_900, 1, 79_900, 79_900],
  ])('of %i cents over %i months are %i, the last %i', (cents, months, monthlyCents, lastCents) => {
    expect(splitInstalments(cents, months)).toEqual({ monthlyCents, lastCents })
  })

  it('always add up to the price, and none is negative', () => {
    fc.assert(
      fc.property(fc.nat(500_000), fc.integer({ min: 1, max: 48 }), (cents, months) => {
        const { monthlyCents, lastCents } = splitInstalments(cents, months)
        expect(monthlyCents * (months - 1) + lastCents).toBe(cents)
        expect(monthlyCents).toBeGreaterThanOrEqual(0)
        expect(lastCents - monthlyCents).toBeLessThan(months)
      }),
    )
  })

  it.each([0, -1, 1.5])('over %d months are refused', (months) => {
    expect(() => splitInstalments(100, months)).toThrow(RangeError)
  })
})

describe('instalments with interest', () => {
  it.each([
    [59_976, 24, 9.99, 2767, 2774],
    [89_999, 36, 9.99, 2903, 2928],
  ])('of %i cents over %i months at %d %% are %i, the last %i', (cents, months, apr, monthlyCents, lastCents) => {
    expect(splitInstalments(cents, months, apr)).toEqual({ monthlyCents, lastCents })
  })

  it('cost in all what is financed and the interest on what is still owed', () => {
    expect(financedTotal(89_999, 36, 9.99)).toBe(2903 * 35 + 2928)
    expect(financedTotal(99_999, 36, 0)).toBe(99_999)
  })
})
