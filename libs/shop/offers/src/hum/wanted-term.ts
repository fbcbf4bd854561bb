import { contractTerm, isInstalmentTerm, monthToMonthTerm } from '@soe/rules'

/** What the address says of the payment. */
export interface HumAddress {
  contractTerm?: string | undefined
  dppMonths?: string | undefined
}

/** The term that the address asks for, else the line's own. */
export const wantedTerm = (address: HumAddress, lineTerm: number): number => {
  if (address.contractTerm === contractTerm(monthToMonthTerm)) return monthToMonthTerm
  const months = Number(address.dppMonths ?? Number.NaN)
  return isInstalmentTerm(months) ? months : lineTerm
}
