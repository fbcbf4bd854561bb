import { useTexts } from '@soe/shop-platform'
import { SectionHeading, Skeleton, SkeletonText, Status, Tile, TileGrid } from '@soe/ui'
import styles from './favorites.module.css'
import { wishlistTexts } from './wishlist-texts'

const tiles = [0, 1, 2]

/** Lacks the page's heading, which takes focus once, when the products are there. */
export const FavoritesSkeleton = () => {
  const texts = useTexts(wishlistTexts)
  return (
    <div aria-busy="true">
      <div className={styles.title}>
        <Skeleton width="24rem" height="100%" />
      </div>
      <SectionHeading>{texts.products}</SectionHeading>
      <Status>{texts.loading}</Status>
      <TileGrid>
        {tiles.map((tile) => (
          <Tile key={tile}>
            <Skeleton ratio={1} />
            <SkeletonText lines={4} width="70%" />
          </Tile>
        ))}
      </TileGrid>
    </div>
  )
}
