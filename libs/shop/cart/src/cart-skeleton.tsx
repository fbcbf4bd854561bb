import { useTexts } from '@soe/shop-platform'
import { useIsSlow } from '@soe/shop-steps'
import { PageHeading, SectionHeading, Skeleton, SkeletonText, Status } from '@soe/ui'
import { cartPageTexts } from './cart-page-texts'
import styles from './filled-cart.module.css'

/** The shape of a cart with one line, until the real one is here. */
export const CartSkeleton = () => {
  const texts = useTexts(cartPageTexts)
  const isSlow = useIsSlow()
  return (
    <div className={styles.cart} aria-busy="true">
      <PageHeading>{texts.title}</PageHeading>
      <div className={styles.content}>
        <SectionHeading>{texts.line(1)}</SectionHeading>
        <div className={styles.waiting}>
          <Skeleton height={180} />
          <SkeletonText lines={5} />
        </div>
        {isSlow && <p>{texts.slow}</p>}
      </div>
      <div>
        <SectionHeading>{texts.summary}</SectionHeading>
        <div className={styles.waiting}>
          <SkeletonText lines={6} />
        </div>
        <Skeleton height={60} />
      </div>
      <Status>{isSlow ? texts.slow : texts.loading}</Status>
    </div>
  )
}
