import { emptyCartPage } from '@soe/shop-journey'
import { useIdentity, usePathOf, useTexts } from '@soe/shop-platform'
import { Button, EmptyState } from '@soe/ui'
import { Link } from 'wouter'
import { tradeInTexts } from './trade-in-texts'

/** The carrier trades nothing in for prepaid shoppers. */
export const NotForPrepay = () => {
  const texts = useTexts(tradeInTexts)
  const { audience } = useIdentity()
  const shop = usePathOf()(emptyCartPage('shop', audience))
  return (
    <EmptyState
      nothing
      title={texts.prepayTitle}
      actions={
        <Link href={shop} asChild>
          <Button href={shop}>{texts.shop}</Button>
        </Link>
      }
    >
      {texts.prepayBody}
    </EmptyState>
  )
}
