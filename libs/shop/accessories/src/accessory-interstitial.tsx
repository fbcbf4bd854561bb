import { cartQuery } from '@soe/shop-basket'
import { useShop, useTexts } from '@soe/shop-platform'
import { PageHeading, Skeleton, Stack, Tile, TileGrid } from '@soe/ui'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { accessoryTexts } from './accessory-texts'
import { AccessoryTile, type RenderHeart } from './accessory-tile'
import { InterstitialSummary } from './interstitial-summary'
import styles from './interstitial.module.css'
import { useRecommended } from './use-recommended'

const TilesSkeleton = () => (
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

interface AccessoryInterstitialProps {
  renderHeart?: RenderHeart
  /** What the home may have besides. */
  homeServices?: ReactNode
}

/** Accessories for the devices in the cart, offered after the number and before the cart. */
export const AccessoryInterstitial = ({ renderHeart, homeServices }: AccessoryInterstitialProps) => {
  const shop = useShop()
  const texts = useTexts(accessoryTexts)
  const { items, onAdded } = useRecommended()
  const { data } = useQuery({ ...cartQuery(shop), meta: { silent: true } })
  return (
    <div className={styles.page}>
      <PageHeading>{texts.title}</PageHeading>
      <div className={styles.body}>
        <div className={styles.tiles}>
          {items ? (
            <TileGrid>
              {items.map((item) => (
                <AccessoryTile
                  key={item.product.productId}
                  recommended={item}
                  cart={data?.cart}
                  onAdded={() => onAdded(item)}
                  renderHeart={renderHeart}
                />
              ))}
            </TileGrid>
          ) : (
            <TilesSkeleton />
          )}
          <div className={styles.home}>{homeServices}</div>
        </div>
        <InterstitialSummary cart={data?.cart} />
      </div>
    </div>
  )
}
