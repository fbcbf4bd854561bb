import { Skeleton, SkeletonText, Tile } from '@soe/ui'
import styles from './product-tile.module.css'

/** A tile before its product is known. */
export const TileSkeleton = () => (
  <Tile className={styles.tile}>
    <div className={styles.label} />
    <div className={styles.stage}>
      <Skeleton ratio={1} />
    </div>
    <SkeletonText lines={4} width="70%" />
  </Tile>
)
