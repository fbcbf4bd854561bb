/** The default term: bought outright, month to month. */
export const monthToMonthTerm = 0

export const isInstalmentTerm = (months: number): boolean => months > monthToMonthTerm

/** The contract term that `add-device` sends. */
export const contractTerm = (months: number): 'INSTALLMENT' | 'MONTH_TO_MONTH' =>
  isInstalmentTerm(months) ? 'INSTALLMENT' : 'MONTH_TO_MONTH'
