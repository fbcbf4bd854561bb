import type { Sku } from '@soe/contracts'
import { isInstalmentTerm, readCents, termOptions, selectTerm, type ContractFacts } from '@soe/rules'

/** A price as the shop shows it: by the month, or the whole of it when `months` is 0. */
export interface ShownPrice extends ContractFacts {
  cents: number
  /** Before the discount, when there is one. */
  originalCents?: number
}

const cents = (dollars: number) => readCents(dollars) ?? 0

const withOriginal = (original: number, discounted: number) => ({
  cents: cents(discounted),
  ...(cents(original) > cents(discounted) && { originalCents: cents(original) }),
})

/** What a sku costs at a term; a term that it does not offer is the full retail price. */
export const priceAt = ({ price }: Sku, term: number): ShownPrice => {
  const retail = price.fullRetailPrice
  const row = price.devicePaymentPrice.find(({ contractDuration }) => contractDuration === term)
  const shown = row ?? retail
  return {
    ...withOriginal(shown.originalPrice, shown.discountedPrice),
    months: row?.contractDuration ?? 0,
    retailCents: cents(retail.originalPrice),
    aprBasisPoints: Math.round((row?.dpTermPrices.loanOfferDetails.annualPercentageRate ?? 0) * 100),
  }
}

/** What a tile shows: the price at the carrier's preferred term. */
export const tilePrice = (sku: Sku): ShownPrice => priceAt(sku, sku.price.preferredTerm)

export const isMonthly = ({ months }: ShownPrice): boolean => isInstalmentTerm(months)

/** The term that was asked for where the sku offers it, full retail included; otherwise the carrier's preferred one. */
export const offeredTerm = (sku: Sku, wanted: number | undefined): number =>
  wanted !== undefined && termOptions([sku]).some(({ term }) => term === wanted)
    ? wanted
    : selectTerm(sku, sku.price.preferredTerm)
