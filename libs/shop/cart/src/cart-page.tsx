import { isSameStep } from '@soe/rules'
import {
  type Destination,
  destination,
  lazyPart,
  mainPart,
  optionalPart,
  prepareAhead,
  sentOnMarker,
  useIdentity,
  usePathOf,
  usePreparedWhenIdle,
  useShop,
  useTexts,
} from '@soe/shop-platform'
import { useEffect, useState, type ComponentType, type ReactNode } from 'react'
import { Redirect, useLocation, useSearch } from 'wouter'
import { cartPageTexts } from './cart-page-texts'
import { useCartLoad, type CartVisitView } from './load/use-cart-load'
import { useEntryEffects } from './load/use-entry-effects'
import { useCartMeta } from './use-cart-meta'
import { emptyCart } from './redirects/reason-of'
import { useLockViaCartIcon } from './via-cart-icon'
import { PageHeading, SectionHeading, Skeleton, SkeletonText, Status } from '@soe/ui'
import styles from './filled-cart.module.css'
import { useHistoryState } from 'wouter/use-browser-location'

type State = { seenIn?: number } | null

/** Tells this document's entries of the history from those of a document before a reload. */
const documentStart = Math.trunc(performance.timeOrigin)

const isTraversed = (): boolean =>
  performance
    .getEntriesByType('navigation')
    .some((entry) => entry instanceof PerformanceNavigationTiming && entry.type === 'back_forward')

/** An entry of the history that has been seen before, and not because it is loaded again. */
const isSeen = (state: State): boolean =>
  state?.seenIn === documentStart || (state?.seenIn !== undefined && isTraversed())

const useIsBack = (): boolean => {
  const { history } = useShop().environment
  const state = useHistoryState<State>()
  const [isBack] = useState(() => isSeen(state))
  useEffect(() => {
    history.replaceState({ ...state, seenIn: documentStart }, '')
    // oxlint-disable-next-line react/exhaustive-deps -- marks the entry that the visit began with
  }, [])
  return isBack
}

const CartSkeleton = () => {
  const texts = useTexts(cartPageTexts)
  return (
    <div className={styles.cart} aria-busy="true">
      <PageHeading>{texts.title}</PageHeading>
      <div className={styles.content}>
        <SectionHeading>{texts.line(1)}</SectionHeading>
        <div className={styles.waiting}>
          <Skeleton height={180} />
          <SkeletonText lines={5} />
        </div>
      </div>
      <div>
        <SectionHeading>{texts.summary}</SectionHeading>
        <div className={styles.waiting}>
          <SkeletonText lines={6} />
        </div>
        <Skeleton height={60} />
      </div>
      <Status>{texts.loading}</Status>
    </div>
  )
}

const instead = <Props extends object>(load: () => Promise<ComponentType<Props>>) => mainPart(load, 'now', CartSkeleton)

const AskOwner = instead(() => import('./cart.moment').then((module) => module.AskOwner))
const CartContents = instead(() => import('./cart-contents').then((module) => module.CartContents))
const CartFailed = instead(() => import('./cart.moment').then((module) => module.CartFailed))
/** Fetches the code of what a cart holds. */
export const fetchContents = CartContents.prepare

const EmptyCart = instead(() => import('@soe/shop-steps/empty-cart').then((module) => module.EmptyCart))
const LockedCart = instead(() => import('./lock/lock-notice').then((module) => module.LockedCart))
const CartOutdated = lazyPart(() => import('./cart.moment').then((module) => module.CartOutdated))
const RedirectNotice = lazyPart(() => import('./redirects/redirect-notice').then((module) => module.RedirectNotice))
const CartEffects = optionalPart(() => import('./cart.moment').then((module) => module.CartEffects), 'idle')

const Recommendations = optionalPart(
  () => import('./empty-recommendations').then((module) => module.EmptyRecommendations),
  'idle',
)
const recommendations = <Recommendations />

const prepareFailed = () => Promise.all([CartFailed.prepare(), CartOutdated.prepare()])

/** The redirect after which there is no cart to read. */
const lost = 'detailsnotfound'

const isAt = (path: string, search: string, target: string) => `${path}?${search}` === target || path === target

const checkoutNamed = (page: string) => destination(isSameStep(page, 'orderreview') ? 'orderreview' : 'expresscheckout')

/** A redirect to where the shopper already is would never end. */
const Leave = ({ to, cartId = '' }: { to: Destination; cartId: string | undefined }) => {
  const { sessionStorage } = useShop().environment
  useEffect(() => sessionStorage.setItem(sentOnMarker, cartId), [sessionStorage, cartId])
  const [path] = useLocation()
  const search = useSearch()
  const pathOf = usePathOf()
  const target = pathOf(to)
  return isAt(path, search, target) ? <CartSkeleton /> : <Redirect to={target} replace />
}

/** The cart as it is known now: undefined where it can't be read, null while it is. */
const knownCart = ({ cart, load, isOutdated }: CartVisitView) => {
  if (load.kind === 'empty') return emptyCart
  if (isOutdated) return undefined
  return cart ?? (load.kind === 'loading' ? null : undefined)
}

const usePreparedCart = () => {
  const { cartCount } = useIdentity()
  const hasItems = cartCount > 0
  useEffect(() => {
    prepareAhead((hasItems ? CartContents : EmptyCart).prepare)
  }, [hasItems])
}

export const CartPage = ({ promoHub }: { promoHub?: ReactNode }) => {
  const visit = useCartLoad((reason) => reason !== lost)
  const { address, load, entry, isEntering, cart, isOutdated, failed } = visit
  const { redirect } = address
  const [wasFilled, setWasFilled] = useState(false)
  if (cart && load.kind === 'cart' && !wasFilled) setWasFilled(true)
  useEntryEffects(entry, address)
  const isBack = useIsBack()
  useLockViaCartIcon()
  usePreparedCart()
  usePreparedWhenIdle(prepareFailed)
  useCartMeta(useTexts(cartPageTexts).title)
  const content = () => {
    if (redirect === lost) return <EmptyCart reason="lost" recommendations={recommendations} />
    if (load.kind === 'loading') return <CartSkeleton />
    if (load.kind === 'locked') return <LockedCart />
    if (load.kind === 'empty')
      return (
        <EmptyCart
          reason={redirect === 'emptycart' && !wasFilled ? 'gone' : undefined}
          wasFilled={wasFilled}
          recommendations={recommendations}
        />
      )
    if (load.kind === 'login') return <AskOwner />
    if (load.kind === 'redirect') return <Leave to={load.destination} cartId={cart?.cartId} />
    if (load.kind === 'cart' && load.mode === 'checkout')
      return <Leave to={checkoutNamed(address.page)} cartId={cart?.cartId} />
    if (!cart) return <CartFailed {...failed} />
    return (
      <>
        {isOutdated && <CartOutdated {...failed} />}
        {address.isPromoHub && redirect !== 'nopromohub' && promoHub}
        <CartContents cart={cart} load={load} entry={entry} isReading={failed.isRetrying} />
      </>
    )
  }
  return (
    <>
      {redirect !== undefined && <RedirectNotice redirect={redirect} cart={knownCart(visit)} />}
      {content()}
      <CartEffects load={load} address={address} cart={isEntering ? undefined : cart} isBack={isBack} />
    </>
  )
}
