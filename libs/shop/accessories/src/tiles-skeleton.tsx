import { Skeleton, Stack, Tile, TileGrid } from '@soe/ui'

export const TilesSkeleton = () => (
  <TileGrid aria-busy="true">
    {[1, 2, 3, 4, 5, 6].map((tile) => (
      <Tile key={tile}>
        <Stack gap={14}>
          <Skeleton ratio={1} />
          <Skeleton height="1.75rem" width="70%" />
          <Skeleton height="3rem" />
        </Stack>
      </Tile>
    ))}
  </TileGrid>
)
