import type { AmountRow, CartDevice, CartLine, Plan } from '@soe/contracts'
import { financedTotal, formatCents, formatPrice } from '@soe/rules'
import { defineTexts, useTexts } from '@soe/shop-platform'

const autoPayTexts = defineTexts(
  { both: (price: string) => `with Auto Pay, ${price} without` },
  { both: (price) => `con pago automático, ${price} sin él` },
)

/** What a plan's price depends on; empty where Auto Pay makes no difference. */
export const useAutoPayWords = () => {
  const texts = useTexts(autoPayTexts)
  return ({ priceWithoutAutoPay: price }: Pick<Plan, 'priceWithoutAutoPay'>): string =>
    price === undefined ? '' : texts.both(formatPrice(price))
}

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

export const useInterestWords = () => {
  const texts = useTexts(interestTexts)
  return ({ apr, term, financed }: Financed): string | undefined => {
    if (apr === 0 || term === 0) return undefined
    const cents = Math.round(financed * 100)
    return texts.interest(apr, formatCents(cents), formatCents(financedTotal(cents, term, apr)))
  }
}

export const financedOf = (
  { installmentInfo }: Pick<CartLine, 'installmentInfo'>,
  { apr, term, retailPrice }: Pick<CartDevice, 'apr' | 'term' | 'retailPrice'>,
): Financed => ({ apr, term, financed: retailPrice - installmentInfo.mandatoryDownPayment })

interface LastBill {
  readonly bill: number
  readonly amount: number
}

/** The bills on which instalments and offers end, where the last one takes a rest: what these come to on it. */
export const lastBillsOf = (rows: readonly AmountRow[]): readonly LastBill[] => {
  const bills = new Set(rows.flatMap(({ quantity = 0, lastAmount }) => (lastAmount === undefined ? [] : quantity)))
  return [...bills].map((bill) => {
    const ending = rows.filter(({ quantity }) => quantity === bill)
    const cents = ending.reduce((sum, { amount, lastAmount = amount }) => sum + Math.round(lastAmount * 100), 0)
    return { bill, amount: cents / 100 }
  })
}
