import fc from 'fast-check'
import { contractTerm, isInstalmentTerm } from './contract-term'
import { contractText } from './contract-text'
import { splitInstalments } from './instalment'

const soakTimeout = 120_000

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

  it(
    'always add up to the price, and none is negative',
    () => {
      fc.assert(
        fc.property(fc.nat(500_000), fc.integer({ min: 1, max: 48 }), (cents, months) => {
          const { monthlyCents, lastCents } = splitInstalments(cents, months)
          expect(monthlyCents * (months - 1) + lastCents).toBe(cents)
          expect(monthlyCents).toBeGreaterThanOrEqual(0)
          expect(lastCents - monthlyCents).toBeLessThan(months)
        }),
      )
    },
    soakTimeout,
  )

  it.each([0, -1, 1.5])('over %d months are refused', (months) => {
    expect(() => splitInstalments(100, months)).toThrow(RangeError)
  })
})

describe('the contract', () => {
  it.each([
    [{ months: 36, retailCents: 99_999 }, 'for 36 months, 0% APR Retail price: $999.99'],
    [{ months: 36, retailCents: 99_999, interestTextFlag: true }, 'for 36 months, 0% APR Retail price: $999.99'],
    [
      { months: 24, retailCents: 50_000, aprBasisPoints: 999, interestTextFlag: true },
      'for 24 months, interest may apply Retail price: $500.00',
    ],
    [{ months: 24, retailCents: 50_000, aprBasisPoints: 999 }, 'for 24 months Retail price: $500.00'],
  ])('text of %j is "%s"', (facts, text) => {
    expect(contractText(facts)).toBe(text)
  })

  it.each([
    [0, 'MONTH_TO_MONTH', false],
    [24, 'INSTALLMENT', true],
    [36, 'INSTALLMENT', true],
  ])('term of %i months is %s', (months, term, isInstalment) => {
    expect([contractTerm(months), isInstalmentTerm(months)]).toEqual([term, isInstalment])
  })
})
