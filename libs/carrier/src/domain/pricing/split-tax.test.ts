import fc from 'fast-check'
import { splitTax } from './split-tax'

describe('splitTax', () => {
  it.each<[number, number[], number[]]>([
    [0, [], []],
    [100, [50_00], [100]],
    [100, [50_00, 50_00], [50, 50]],
    [100, [1_00, 1_00, 1_00], [33, 34, 33]],
    [7, [0, 10_00, 0], [0, 7, 0]],
    [9, [0, 0], [0, 0]],
  ])('shares %i among %j as %j', (tax, taxed, expected) => expect(splitTax(tax, taxed)).toEqual(expected))

  it('adds up to the tax, none below zero', () => {
    fc.assert(
      fc.property(fc.nat(100_000), fc.array(fc.nat(1_000_000), { minLength: 1 }), (tax, taxed) => {
        const shares = splitTax(tax, taxed)
        const isTaxed = taxed.some((cents) => cents > 0)
        expect(shares.reduce((sum, share) => sum + share, 0)).toBe(isTaxed ? tax : 0)
        expect(shares.every((share) => share >= 0)).toBe(true)
      }),
    )
  })
})
