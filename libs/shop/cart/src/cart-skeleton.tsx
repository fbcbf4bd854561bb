import { useTexts } from '@soe/shop-platform'
import { PageHeading, SectionHeading, Skeleton, SkeletonText, Status } from '@soe/ui'
import { cartPageTexts } from './cart-page-texts'
import styles from './filled-cart.module.css'

/** The shape of a cart with one line, until the real one is here. */
export const CartSkeleton = () => {
  const texts = useTexts(cartPageTexts)
  return (
    <div className={styles.cart} aria-busy="true">
      <PageHeading>{texts.title}</PageHeading>
      <div className={styles.content}>
        <SectionHeading>{texts.line(1)}</SectionHeading>
        <div className={styles.waiting}>
          <Skeleton height={180} />
          <SkeletonText lines={5} />
        </div>
      </div>
      <div>
        <SectionHeading>{texts.summary}</SectionHeading>
        <div className={styles.waiting}>
          <SkeletonText lines={6} />
        </div>
        <Skeleton height={60} />
      </div>
      <Status>{texts.loading}</Status>
    </div>
  )
}
