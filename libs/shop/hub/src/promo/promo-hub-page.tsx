import { cartQuery } from '@soe/shop-basket'
import { isShopError, usePageMeta, usePathOf, useShop, useTexts, visitParameter } from '@soe/shop-platform'
import { PendingSteps, TryAgain, CartLink } from '@soe/shop-steps'
import { Button, EmptyState, PageHeading, Skeleton } from '@soe/ui'
import { useQuery } from '@tanstack/react-query'
import { Link, useLocation } from 'wouter'
import { HubOffers } from '../hub-offers'
import { friendsAndFamily } from './friends-and-family'
import { PromoHub } from './promo-hub'
import styles from './promo-hub.module.css'
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

/** The campaign of friends and family has led the visit here. */
const useIsForFriends = () => visitParameter(useShop().environment, 'campaignName').toLowerCase() === friendsAndFamily

const ways = [
  ['bundle', 'promobundlebuilder'],
  ['everyOffer', 'jtooffers'],
] as const

const PromoWays = () => {
  const texts = useTexts(promoTexts)
  const pathOf = usePathOf()
  return (
    <nav className={styles.ways} aria-label={texts.ways}>
      {ways.map(([text, page]) => (
        <CartLink key={page} href={pathOf(page)}>
          {texts[text]}
        </CartLink>
      ))}
    </nav>
  )
}

const Content = () => {
  const isForFriends = useIsForFriends()
  const shop = useShop()
  const texts = useTexts(promoTexts)
  const { data, error, isFetching, refetch } = useQuery({ ...cartQuery(shop), meta: { showsError: true } })
  const isEmpty = isShopError(error) && error.handling === 'empty-cart'
  if (isEmpty || data?.cart.lineDetails.numOfLines === 0) return <NoCart />
  return (
    <>
      <PageHeading>{isForFriends ? texts.friends : texts.pageTitle}</PageHeading>
      {isForFriends && <p className={styles.intro}>{texts.friendsBody}</p>}
      {data && <PromoHub />}
      {data && <PromoWays />}
      {data && <PendingSteps cart={data.cart} />}
      {!data && (error ? <TryAgain onRetry={() => void refetch()} busy={isFetching} /> : <Skeleton height="16rem" />)}
    </>
  )
}

export const PromoHubPage = () => {
  const texts = useTexts(promoTexts)
  const [canonical] = useLocation()
  usePageMeta({ title: useIsForFriends() ? texts.friends : texts.pageTitle, description: texts.description, canonical })
  return (
    <>
      <Content />
      <HubOffers />
    </>
  )
}
