import type { Sku } from '@soe/contracts'
import { isInstalmentTerm, shownPrice, type ShownPrice } from '@soe/rules'
import { selectTerm, termOptions } from '@soe/shop-basket'

/** What a tile shows: the price at the carrier's preferred term. */
export const tilePrice = (sku: Sku): ShownPrice => shownPrice(sku, sku.price.preferredTerm)

export const isMonthly = ({ months }: ShownPrice): boolean => isInstalmentTerm(months)

/** The wanted term if the sku offers it, full retail included; otherwise the carrier's preferred one. */
export const offeredTerm = (sku: Sku, wanted: number | undefined): number =>
  wanted !== undefined && termOptions([sku]).some(({ term }) => term === wanted)
    ? wanted
    : selectTerm(sku, sku.price.preferredTerm)
