import { formatCents, isInstalmentTerm, shownPrice } from '@soe/rules'
import { useTexts } from '@soe/shop-platform'
import { Price } from '@soe/ui'
import type { Variant } from './variant'
import { wishlistTexts } from './wishlist-texts'

export const FavoritePrice = ({ sku, term }: Variant) => {
  const texts = useTexts(wishlistTexts)
  const price = shownPrice(sku, term)
  return isInstalmentTerm(price.months) ? (
    <Price amount={formatCents(price.cents)} unit={texts.perMonth} terms={texts.contract(price)} />
  ) : (
    <Price amount={formatCents(price.cents)} terms={texts.fullRetail} />
  )
}
