import { accessoryCategories } from '@soe/rules'
import { cartQuery } from '@soe/shop-basket'
import { useShop, useTexts, delays } from '@soe/shop-platform'
import { FlowTrail } from '@soe/shop-steps'
import { PageHeading } from '@soe/ui'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, type ReactNode } from 'react'
import { accessoryTexts } from './accessory-texts'
import { AccessoryGroupTiles } from './accessory-group-tiles'
import { groupByCategory, inRows } from './group-by-category'
import { useInterstitialContent } from './interstitial-content'
import { InterstitialSummary } from './interstitial-summary'
import styles from './interstitial.module.css'
import { TilesSkeleton } from './tiles-skeleton'
import { useRecommended } from './use-recommended'

/** Moves focus that the page before has taken along to the heading; what the shopper focuses meanwhile keeps it. */
const useInterstitialFocus = () => {
  const { environment } = useShop()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    void environment.wait(delays.interstitialFocus).then(() => {
      if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true })
    })
  }, [environment])
  return heading
}

interface AccessoryInterstitialProps {
  /** What the home may have besides. */
  homeServices?: ReactNode
}

/** Accessories for the devices in the cart, offered after the number and before the cart. */
export const AccessoryInterstitial = ({ homeServices }: AccessoryInterstitialProps) => {
  const shop = useShop()
  const texts = useTexts(accessoryTexts)
  const { accessoryList, onAdded, hasDialog } = useRecommended()
  const content = useInterstitialContent()
  const heading = useInterstitialFocus()
  const { data } = useQuery({ ...cartQuery(shop), meta: { silent: true } })
  return (
    <div className={styles.page}>
      <FlowTrail current="accessories" />
      <PageHeading ref={heading}>{content?.title ?? texts.title}</PageHeading>
      <p className={styles.subtitle}>{content?.subtitle ?? texts.subtitle}</p>
      <div className={styles.body}>
        <div className={styles.tiles}>
          {accessoryList ? (
            inRows(groupByCategory(accessoryList, content?.categories ?? accessoryCategories)).map((group) => (
              <AccessoryGroupTiles
                key={group.category}
                {...group}
                cart={data?.cart}
                onAdded={onAdded}
                hasDialog={hasDialog}
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
