import type { ProductCategory, RecommendedProduct } from '@soe/contracts'
import { dispositions } from '@soe/rules'
import { useShop, useTexts } from '@soe/shop-platform'
import { SectionHeading, Skeleton, SkeletonText, Tile, TileGrid } from '@soe/ui'
import { useId, useState } from 'react'
import { CategoryTabs } from './category-tabs'
import { feedbackBody, sendFeedback } from './feedback'
import { pageContexts, type PageContext } from './page-context'
import type { PageData } from './page-data'
import type { RecommendationTab } from './read-recommendations'
import { recommendationTexts } from './recommendation-texts'
import { RecommendationTile } from './recommendation-tile'
import styles from './recommended-for-you.module.css'
import { useDisplayedFeedback, useRecommendations } from './use-recommendations'

interface RecommendedForYouProps {
  pageContext: PageContext
  without?: ReadonlySet<string>
}

interface TabTilesProps extends RecommendedForYouProps {
  offers: PageData['eligibleOffers']
  tab: RecommendationTab
}

const TabTiles = ({ pageContext, tab, offers }: TabTilesProps) => {
  const shop = useShop()
  useDisplayedFeedback(pageContext, tab)
  const accept = (recommended: RecommendedProduct) =>
    void sendFeedback(shop, feedbackBody(shop, pageContext, tab, [recommended], dispositions.accepted))
  return (
    <TileGrid isPaired>
      {tab.products.map((recommended) => (
        <RecommendationTile
          key={recommended.product.productId}
          recommended={recommended}
          offer={offers[recommended.product.productId]}
          onAccept={() => accept(recommended)}
          context={pageContexts[pageContext].showContext}
        />
      ))}
    </TileGrid>
  )
}

const placeholders = [0, 1, 2]

const Placeholders = () => (
  <div aria-busy="true">
    <TileGrid isPaired>
      {placeholders.map((tile) => (
        <Tile key={tile}>
          <Skeleton ratio={1} />
          <SkeletonText lines={3} width="60%" />
        </Tile>
      ))}
    </TileGrid>
  </div>
)

const Tabs = ({ tabs, ...rest }: Omit<TabTilesProps, 'tab'> & { tabs: readonly RecommendationTab[] }) => {
  const id = useId()
  const texts = useTexts(recommendationTexts)
  const [chosen, choose] = useState<ProductCategory>()
  const current = tabs.find(({ category }) => category === chosen) ?? tabs[0]
  if (!current) return null
  const tiles = <TabTiles key={current.category} tab={current} {...rest} />
  if (tabs.length === 1) return tiles
  return (
    <CategoryTabs
      id={id}
      label={texts.title}
      tabs={tabs.map(({ category }) => ({ key: category, label: texts[category] }))}
      current={current.category}
      onChange={choose}
    >
      {tiles}
    </CategoryTabs>
  )
}

export const RecommendedForYou = (props: RecommendedForYouProps) => {
  const texts = useTexts(recommendationTexts)
  const id = useId()
  const { tabs, offers, isLoading } = useRecommendations(props.pageContext, props.without)
  if (!isLoading && tabs.length === 0) return null
  return (
    <section aria-labelledby={id} className={styles.section}>
      <SectionHeading id={id}>{texts.title}</SectionHeading>
      {isLoading ? <Placeholders /> : <Tabs tabs={tabs} offers={offers} {...props} />}
    </section>
  )
}
