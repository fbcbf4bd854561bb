import { emptyCartPage } from '@soe/shop-journey'
import { platformTexts, useIdentity, usePathOf, useTexts } from '@soe/shop-platform'
import { Button, PageHeading, Skeleton, Stack } from '@soe/ui'
import { Link } from 'wouter'
import { checkoutTexts } from '../checkout-texts'
import styles from './order-view.module.css'

export const ShopLink = () => {
  const texts = useTexts(checkoutTexts)
  const pathOf = usePathOf()
  const { audience } = useIdentity()
  const path = pathOf(emptyCartPage('shop', audience))
  return (
    <Link href={path} asChild>
      <Button href={path}>{texts.keepShopping}</Button>
    </Link>
  )
}

export const OrderSkeleton = () => (
  <div className={styles.page} aria-busy="true">
    <Stack gap={36}>
      <Skeleton width={96} height={60} />
      <Skeleton width="26rem" height={120} />
      <Skeleton height={240} />
    </Stack>
  </div>
)

export const OrderFailed = ({ onRetry }: { onRetry: () => void }) => {
  const texts = useTexts(platformTexts)
  return (
    <div className={styles.page}>
      <Stack gap={28}>
        <PageHeading>{texts.pageFailed}</PageHeading>
        <p role="alert">{texts.tryAgain}</p>
        <div>
          <Button onClick={onRetry}>{texts.retry}</Button>
        </div>
      </Stack>
    </div>
  )
}
