import { cartQuery } from '@soe/shop-basket'
import { isShopError, usePageMeta, usePathOf, useShop, useTexts } from '@soe/shop-platform'
import { PendingSteps, TryAgain } from '@soe/shop-steps'
import { Button, EmptyState, PageHeading, Skeleton } from '@soe/ui'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link, useLocation } from 'wouter'
import { PromoHub } from './promo-hub'
import { PromoWays } from './promo-ways'
import { promoTexts } from './promo-texts'

const NoCart = () => {
  const texts = useTexts(promoTexts)
  const pathOf = usePathOf()
  const shop = pathOf('smartphones')
  return (
    <EmptyState
      title={texts.emptyTitle}
      actions={
        <Link href={shop} asChild>
          <Button href={shop}>{texts.shop}</Button>
        </Link>
      }
    >
      {texts.emptyBody}
    </EmptyState>
  )
}

const Content = () => {
  const shop = useShop()
  const texts = useTexts(promoTexts)
  const { data, error, isFetching, refetch } = useQuery({ ...cartQuery(shop), meta: { showsError: true } })
  const isEmpty = isShopError(error) && error.handling === 'empty-cart'
  if (isEmpty || data?.cart.lineDetails.numOfLines === 0) return <NoCart />
  return (
    <>
      <PageHeading>{texts.pageTitle}</PageHeading>
      {data && <PromoHub />}
      {data && <PromoWays />}
      {data && <PendingSteps cart={data.cart} />}
      {!data && (error ? <TryAgain onRetry={() => void refetch()} busy={isFetching} /> : <Skeleton height="16rem" />)}
    </>
  )
}

/** Promotions for the cart, what it still lacks for them, and devices that go with it. */
export const PromoHubPage = ({ offers }: { offers?: ReactNode }) => {
  const texts = useTexts(promoTexts)
  const [canonical] = useLocation()
  usePageMeta({ title: texts.pageTitle, description: texts.description, canonical })
  return (
    <>
      <Content />
      {offers}
    </>
  )
}
