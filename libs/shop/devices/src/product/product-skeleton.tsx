import { useTexts } from '@soe/shop-platform'
import { Skeleton, SkeletonText, Stack, Status } from '@soe/ui'
import { deviceTexts } from '../device-texts'
import gallery from './product-gallery.module.css'
import styles from './product-page.module.css'

/** A product page before its product is known. */
export const ProductSkeleton = () => {
  const texts = useTexts(deviceTexts)
  return (
    <div aria-busy="true" className={styles.page}>
      <Status>{texts.loading}</Status>
      <div className={styles.trail}>
        <Skeleton height="2.75rem" width="18rem" />
      </div>
      <div className={styles.columns}>
        <div className={styles.gallery}>
          <div className={gallery.gallery}>
            <Skeleton ratio={1} />
          </div>
        </div>
        <div className={styles.choices}>
          <Stack gap={28}>
            <Skeleton height="3.75rem" width="80%" />
            <SkeletonText lines={2} />
            <Skeleton height="6rem" />
            <Skeleton height="4rem" />
            <Skeleton height="10rem" />
            <Skeleton height="3.75rem" />
          </Stack>
        </div>
      </div>
    </div>
  )
}
