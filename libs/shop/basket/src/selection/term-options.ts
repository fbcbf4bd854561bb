import { isInstalmentTerm, monthToMonthTerm, type Sku } from '@soe/rules'
import { paymentDurations } from './payment-durations'

export interface TermOption {
  term: number
  label: string
}

export const termLabel = (term: number): string => (isInstalmentTerm(term) ? `${term} Months` : 'Full retail price')

/** Each duration of the chosen color and full retail, the longest first. */
export const termOptions = (skus: readonly Sku[], colorId?: string): readonly TermOption[] => {
  const ofColor = skus.filter((sku) => colorId === undefined || sku.color?.colorId === colorId)
  const terms = new Set([monthToMonthTerm, ...ofColor.flatMap(paymentDurations)])
  return [...terms].toSorted((a, b) => b - a).map((term) => ({ term, label: termLabel(term) }))
}
