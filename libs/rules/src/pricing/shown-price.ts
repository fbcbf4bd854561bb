import type { ContractFacts } from './contract-text'
import { readCents } from './format-price'

interface Dollars {
  originalPrice: number
  discountedPrice: number
}

interface Instalment extends Dollars {
  contractDuration: number
  dpTermPrices: { loanOfferDetails: { annualPercentageRate: number } }
}

/** The parts of a sku that its price is read from. */
export interface PricedSku {
  price: { devicePaymentPrice: readonly Instalment[]; fullRetailPrice: Dollars }
}

/** A price as the shop shows it: by the month, or the whole of it when `months` is 0. */
export interface ShownPrice extends ContractFacts {
  cents: number
  /** Before the discount, when there is one. */
  originalCents?: number
}

const cents = (dollars: number): number => readCents(dollars) ?? 0

const basisPoints = (percent: number): number => Math.round(percent * 100)

/** What a sku costs at a term; a term that it does not offer is the full retail price. */
export function shownPrice({ price }: PricedSku, term: number): ShownPrice {
  const retail = price.fullRetailPrice
  const row = price.devicePaymentPrice.find(({ contractDuration }) => contractDuration === term)
  const { originalPrice, discountedPrice } = row ?? retail
  return {
    cents: cents(discountedPrice),
    ...(originalPrice > discountedPrice && { originalCents: cents(originalPrice) }),
    months: row?.contractDuration ?? 0,
    retailCents: cents(retail.discountedPrice),
    ...(retail.originalPrice > retail.discountedPrice && { retailBeforeCents: cents(retail.originalPrice) }),
    aprBasisPoints: basisPoints(row?.dpTermPrices.loanOfferDetails.annualPercentageRate ?? 0),
  }
}
