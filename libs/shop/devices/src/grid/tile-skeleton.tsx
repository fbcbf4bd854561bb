import { classNames, Skeleton, SkeletonText, Tile, tileParts } from '@soe/ui'
import styles from './product-tile.module.css'

/** A tile before its product is known. */
export const TileSkeleton = () => (
  <Tile className={classNames(tileParts.tile, styles.tile)}>
    <div className={classNames(tileParts.label, styles.label)} />
    <div className={classNames(tileParts.stage, styles.stage)}>
      <Skeleton ratio={1} />
    </div>
    <SkeletonText lines={4} width="70%" />
  </Tile>
)
