import type { Sku } from '@soe/contracts'

/** The default term: bought outright, month to month. */
export const monthToMonthTerm = 0

export const isInstalmentTerm = (months: number): boolean => months > monthToMonthTerm

export const contractTerm = (months: number): 'INSTALLMENT' | 'MONTH_TO_MONTH' =>
  isInstalmentTerm(months) ? 'INSTALLMENT' : 'MONTH_TO_MONTH'

/** The id of the loan that goes with a device's instalments over a number of months. */
export const loanOfferOf = ({ price }: Pick<Sku, 'price'>, months: number): string | undefined =>
  price.devicePaymentPrice.find(({ contractDuration }) => contractDuration === months)?.dpTermPrices.loanOfferDetails
    .loanOfferId
