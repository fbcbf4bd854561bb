import { shownPrice, type PricedSku } from './shown-price'

const row = (
  contractDuration: number,
  originalPrice: number,
  discountedPrice: number,
  annualPercentageRate: number,
) => ({
  contractDuration,
  originalPrice,
  discountedPrice,
  dpTermPrices: { loanOfferDetails: { annualPercentageRate } },
})

const sku: PricedSku = {
  price: {
    devicePaymentPrice: [row(36, 27.77, 22.22, 0), row(24, 41.66, 41.66, 7.99)],
    fullRetailPrice: { originalPrice: 999.99, discountedPrice: 799.99 },
  },
}

describe('the price that a shopper reads', () => {
  it.each([
    [
      36,
      { cents: 2222, originalCents: 2777, months: 36, retailCents: 79999, retailBeforeCents: 99999, aprBasisPoints: 0 },
    ],
    [24, { cents: 4166, months: 24, retailCents: 79999, retailBeforeCents: 99999, aprBasisPoints: 799 }],
    [
      0,
      {
        cents: 79999,
        originalCents: 99999,
        months: 0,
        retailCents: 79999,
        retailBeforeCents: 99999,
        aprBasisPoints: 0,
      },
    ],
    [
      12,
      {
        cents: 79999,
        originalCents: 99999,
        months: 0,
        retailCents: 79999,
        retailBeforeCents: 99999,
        aprBasisPoints: 0,
      },
    ],
  ])('at a term of %i months', (term, expected) => {
    expect(shownPrice(sku, term)).toEqual(expected)
  })
})
