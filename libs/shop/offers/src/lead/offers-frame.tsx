import type { Product } from '@soe/contracts'
import { usePageMeta, usePathOf, useTexts } from '@soe/shop-platform'
import { TryAgain } from '@soe/shop-steps'
import { Button, EmptyState, PageHeading, Skeleton, Tile, TileGrid } from '@soe/ui'
import type { ReactNode } from 'react'
import { Link, useLocation } from 'wouter'
import { offerTexts } from '../offer-texts'
import { useCampaign } from '../use-campaign'
import { useOffers } from '../use-offers'
import styles from './offers.module.css'

const OffersSkeleton = () => (
  <TileGrid aria-busy="true">
    {[1, 2, 3].map((tile) => (
      <Tile key={tile}>
        <Skeleton ratio={1} />
      </Tile>
    ))}
  </TileGrid>
)

const NoOffers = () => {
  const texts = useTexts(offerTexts)
  const pathOf = usePathOf()
  const path = pathOf('smartphones')
  return (
    <EmptyState
      title={texts.noneTitle}
      actions={
        <Link href={path} asChild>
          <Button href={path}>{texts.shop}</Button>
        </Link>
      }
    >
      {texts.noneBody}
    </EmptyState>
  )
}

interface OffersFrameProps {
  title: string
  description: string
  children: (products: readonly Product[]) => ReactNode
}

/** A page of offers: its heading, and what it shows while they load, fail, or are none. */
export const OffersFrame = ({ title, description, children }: OffersFrameProps) => {
  const { products, hasFailed, isFetching, retry } = useOffers()
  const [canonical] = useLocation()
  const campaign = useCampaign()
  const heading = campaign?.title ?? title
  usePageMeta({ title: heading, description: campaign?.description ?? description, canonical })
  if (products?.length === 0) return <NoOffers />
  return (
    <>
      <PageHeading>{heading}</PageHeading>
      <p className={styles.intro}>{campaign?.description ?? description}</p>
      {products && children(products)}
      {!products && (hasFailed ? <TryAgain onRetry={retry} busy={isFetching} /> : <OffersSkeleton />)}
    </>
  )
}
