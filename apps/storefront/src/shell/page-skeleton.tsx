import { platformTexts, useTexts } from '@soe/shop-platform'
import { Skeleton, SkeletonText, VisuallyHidden } from '@soe/ui'
import styles from './page-skeleton.module.css'

/** Any page while its code is fetched: a title and two columns. */
export const PageSkeleton = () => (
  <div className={styles.page} aria-busy="true">
    <VisuallyHidden>{useTexts(platformTexts).loading}</VisuallyHidden>
    <Skeleton width="24rem" height="3.5rem" />
    <div className={styles.columns}>
      <SkeletonText lines={5} />
      <SkeletonText lines={3} />
    </div>
  </div>
)
