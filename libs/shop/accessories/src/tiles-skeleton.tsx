import { Skeleton, Stack, Tile, TileGrid } from '@soe/ui'
import styles from './accessory-tile.module.css'

export const TilesSkeleton = () => (
  <TileGrid aria-busy="true">
    {[1, 2, 3, 4].map((tile) => (
      <Tile key={tile}>
        <Stack gap={14}>
          <div className={styles.waiting}>
            <Skeleton height="100%" />
          </div>
          <Skeleton height="1.75rem" width="70%" />
          <Skeleton height="3rem" />
        </Stack>
      </Tile>
    ))}
  </TileGrid>
)
