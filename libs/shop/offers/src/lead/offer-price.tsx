import type { Sku } from '@soe/contracts'
import { formatCents, isInstalmentTerm, shownPrice } from '@soe/rules'
import { useTexts } from '@soe/shop-platform'
import { Price } from '@soe/ui'
import { offerTexts } from '../offer-texts'

/** A device's price at the carrier's preferred term. */
export const OfferPrice = ({ sku }: { sku: Sku }) => {
  const texts = useTexts(offerTexts)
  const price = shownPrice(sku, sku.price.preferredTerm)
  return isInstalmentTerm(price.months) ? (
    <Price amount={formatCents(price.cents)} unit={texts.perMonth} terms={texts.contract(price)} />
  ) : (
    <Price amount={formatCents(price.cents)} terms={texts.fullRetail} />
  )
}
