import { contractTerm, isInstalmentTerm } from './contract-term'
import { contractText, contractTextInSpanish } from './contract-text'

describe('the contract', () => {
  it.each([
    [{ months: 36, retailCents: 99_999 }, 'for 36 months, 0% APR Retail price: $999.99'],
    [{ months: 36, retailCents: 99_999, interestTextFlag: true }, 'for 36 months, 0% APR Retail price: $999.99'],
    [
      { months: 24, retailCents: 50_000, aprBasisPoints: 999, interestTextFlag: true },
      'for 24 months, interest may apply Retail price: $500.00',
    ],
    [{ months: 24, retailCents: 50_000, aprBasisPoints: 999 }, 'for 24 months Retail price: $500.00'],
    [
      { months: 36, retailCents: 84_999, retailBeforeCents: 94_999 },
      'for 36 months, 0% APR Retail price: $849.99, was $949.99',
    ],
  ])('text of %j is "%s"', (facts, text) => {
    expect(contractText(facts)).toBe(text)
  })

  it('has one text in Spanish, too', () => {
    expect(contractTextInSpanish({ months: 36, retailCents: 84_999, retailBeforeCents: 94_999 })).toBe(
      'por 36 meses, 0\u00A0% de APR Precio completo: $849.99, antes $949.99',
    )
  })

  it.each([
    [0, 'MONTH_TO_MONTH', false],
    [24, 'INSTALLMENT', true],
    [36, 'INSTALLMENT', true],
  ])('term of %i months is %s', (months, term, isInstalment) => {
    expect([contractTerm(months), isInstalmentTerm(months)]).toEqual([term, isInstalment])
  })
})
