import { accessoryCategories } from '@soe/rules'
import { cartQuery } from '@soe/shop-basket'
import { useShop, useTexts } from '@soe/shop-platform'
import { PageHeading } from '@soe/ui'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { accessoryTexts } from './accessory-texts'
import { AccessoryGroupTiles } from './accessory-group-tiles'
import type { RenderHeart } from './accessory-tile'
import { groupByCategory } from './group-by-category'
import { useInterstitialContent } from './interstitial-content'
import { InterstitialSummary } from './interstitial-summary'
import styles from './interstitial.module.css'
import { TilesSkeleton } from './tiles-skeleton'
import { useInterstitialFocus } from './use-interstitial-focus'
import { useRecommended } from './use-recommended'

interface AccessoryInterstitialProps {
  renderHeart?: RenderHeart
  /** What the home may have besides. */
  homeServices?: ReactNode
}

/** Accessories for the devices in the cart, offered after the number and before the cart. */
export const AccessoryInterstitial = ({ renderHeart, homeServices }: AccessoryInterstitialProps) => {
  const shop = useShop()
  const texts = useTexts(accessoryTexts)
  const { accessoryList, onAdded, hasDialog } = useRecommended()
  const content = useInterstitialContent()
  const heading = useInterstitialFocus()
  const { data } = useQuery({ ...cartQuery(shop), meta: { silent: true } })
  return (
    <div className={styles.page}>
      <PageHeading ref={heading}>{content?.title ?? texts.title}</PageHeading>
      <p className={styles.subtitle}>{content?.subtitle ?? texts.subtitle}</p>
      <div className={styles.body}>
        <div className={styles.tiles}>
          {accessoryList ? (
            groupByCategory(accessoryList, content?.categories ?? accessoryCategories).map((group) => (
              <AccessoryGroupTiles
                key={group.category}
                {...group}
                cart={data?.cart}
                onAdded={onAdded}
                hasDialog={hasDialog}
                renderHeart={renderHeart}
              />
            ))
          ) : (
            <TilesSkeleton />
          )}
          <div className={styles.home}>{homeServices}</div>
        </div>
        <InterstitialSummary cart={data?.cart} continueText={content?.continueText} />
      </div>
    </div>
  )
}
