import { formatCents, formatPrice, readCents } from './format-price'

describe('a price', () => {
  it.each([
    ['999.99', '$999.99'],
    ['$1,099.5', '$1,099.50'],
    [27.77, '$27.77'],
    [0, '$0.00'],
    ['0', '$0.00'],
    ['-5', '−$5.00'],
    ['1234567.8', '$1,234,567.80'],
    ['1.005', '$1.00'],
    ['', '$0.00'],
    ['free', '$0.00'],
    [null, '$0.00'],
    [undefined, '$0.00'],
    [Number.NaN, '$0.00'],
  ])('of %j shows as %s', (dollars, text) => {
    expect(formatPrice(dollars)).toBe(text)
  })

  it('that is empty shows as $0 while the promo flag is on, a zero does not', () => {
    const flags = { smartPhoneAndroidPromoFFlag: true }
    expect([formatPrice('', flags), formatPrice(null, flags), formatPrice('0', flags)]).toEqual(['$0', '$0', '$0.00'])
  })

  it.each([
    [99_999, '$999.99'],
    [5, '$0.05'],
    [100, '$1.00'],
    [179_999, '$1,799.99'],
    [-1999, '−$19.99'],
  ])('of %i cents shows as %s', (cents, text) => {
    expect(formatCents(cents)).toBe(text)
  })

  it.each([
    ['19.99', 1999],
    ['$1,000', 100_000],
    [41.66, 4166],
    ['', null],
    ['abc', null],
  ])('%j reads as %j cents', (dollars, cents) => {
    expect(readCents(dollars)).toBe(cents)
  })
})
