import { formatCents, isInstalmentTerm, shownPrice } from '@soe/rules'
import { useFlags, useTexts } from '@soe/shop-platform'
import { Price } from '@soe/ui'
import type { Variant } from './variant'
import { wishlistTexts } from './wishlist-texts'

export const FavoritePrice = ({ sku, term }: Variant) => {
  const texts = useTexts(wishlistTexts)
  const price = shownPrice(sku, term)
  const { interestTextFFlag: interestTextFlag = false } = useFlags((price.aprBasisPoints ?? 0) > 0)
  return isInstalmentTerm(price.months) ? (
    <Price
      amount={formatCents(price.cents)}
      unit={texts.perMonth}
      terms={texts.contract({ ...price, interestTextFlag })}
    />
  ) : (
    <Price amount={formatCents(price.cents)} terms={texts.fullRetail} />
  )
}
