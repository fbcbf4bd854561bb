import type { CartDevice, CartLine } from '@soe/contracts'
import { financedTotal, formatCents } from '@soe/rules'
import { defineTexts, useTexts } from '@soe/shop-platform'

const interestTexts = defineTexts(
  {
    interest: (apr: number, financed: string, total: string) =>
      `${apr}% APR on ${financed} financed: ${total} in installments in all.`,
  },
  {
    interest: (apr, financed, total) =>
      `${apr}\u00A0% de APR sobre ${financed} financiados: ${total} en cuotas en total.`,
  },
)

interface Financed {
  /** Yearly interest in percent. */
  readonly apr: number
  /** Months of instalments. */
  readonly term: number
  /** Dollars. */
  readonly financed: number
}

/** What instalments with interest cost in all; none where there is no interest. */
export const useInterestWords = () => {
  const texts = useTexts(interestTexts)
  return ({ apr, term, financed }: Financed): string | undefined => {
    if (apr === 0 || term === 0) return undefined
    const cents = Math.round(financed * 100)
    return texts.interest(apr, formatCents(cents), formatCents(financedTotal(cents, term, apr)))
  }
}

/** What of a line's device is paid in instalments. */
export const financedOf = (
  { installmentInfo }: Pick<CartLine, 'installmentInfo'>,
  { apr, term, retailPrice }: Pick<CartDevice, 'apr' | 'term' | 'retailPrice'>,
): Financed => ({ apr, term, financed: retailPrice - installmentInfo.mandatoryDownPayment })
