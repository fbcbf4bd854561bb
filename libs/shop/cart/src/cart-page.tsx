import type { CartView } from '@soe/contracts'
import {
  type Destination,
  optionalPart,
  prepared,
  useIdentity,
  usePathOf,
  usePreparedWhenIdle,
  useTexts,
} from '@soe/shop-platform'
import type { EmptyReason } from '@soe/shop-steps'
import { Suspense, useEffect, useState, type ComponentProps, type ReactNode } from 'react'
import { Redirect, useLocation, useSearch } from 'wouter'
import { CartSkeleton } from './cart-skeleton'
import { cartPageTexts } from './cart-page-texts'
import type { CartLoadView } from './load/read-cart-load'
import { useCartLoad } from './load/use-cart-load'
import { useEntryEffects } from './load/use-entry-effects'
import { useIsBack } from './load/use-is-back'
import { useCartMeta } from './use-cart-meta'
import { useLockViaCartIcon } from './via-cart-icon'

const askOwner = prepared(() => import('./ask-owner').then((each) => each.AskOwner))
const CartEffects = optionalPart(() => import('./load/cart-effects').then((each) => each.CartEffects), 'idle')
const cartFailed = prepared(() => import('./cart-failed').then((each) => each.CartFailed))
const cartOutdated = prepared(() => import('./cart-failed').then((each) => each.CartOutdated))
const filledCart = prepared(() => import('./filled-cart').then((each) => each.FilledCart))
const emptyCart = prepared(() => import('@soe/shop-steps/empty-cart').then((each) => each.EmptyCart))
const lockedCart = prepared(() => import('./lock/lock-notice').then((each) => each.LockedCart))
const cartNotices = prepared(() => import('./load/cart-notices').then((each) => each.CartNotices))
const pendingSteps = prepared(() => import('@soe/shop-steps/pending-steps').then((each) => each.PendingSteps))
const redirectNotice = prepared(() => import('./redirects/redirect-notice').then((each) => each.RedirectNotice))

/** What says that the cart can't be read is here before that happens. */
const prepareFailed = () => Promise.all([cartFailed.prepare(), cartOutdated.prepare()])

interface CartPageProps {
  /** Shown below an empty cart. */
  recommendations?: ReactNode
  /** Shown above the cart when the promotions come first. */
  promoHub?: ReactNode
}

/** Redirects after which there is no cart to read. */
const emptyReasons: Readonly<Record<string, EmptyReason | undefined>> = { detailsnotfound: 'lost', emptycart: 'gone' }

/** A cart whose promotions come first, or whose credit check waits for them, shows what it lacks. */
const lacksSteps = (load: CartLoadView): boolean =>
  load.kind === 'pending-steps' || (load.kind === 'cart' && load.mode === 'promo-hub')

const isAt = (path: string, search: string, target: string) => `${path}?${search}` === target || path === target

/** A redirect to where the shopper already is would never end. */
const Leave = ({ to }: { to: Destination }) => {
  const [path] = useLocation()
  const search = useSearch()
  const pathOf = usePathOf()
  const target = pathOf(to)
  return isAt(path, search, target) ? <CartSkeleton /> : <Redirect to={target} replace />
}

/** Details that could not be read have been read since. */
const isReadSince = (redirect: string, cart: CartView | undefined, isOutdated: boolean) =>
  redirect === 'accountmember' && cart !== undefined && !isOutdated

/** Fetches the code of what the cart page will show beside the cart itself. */
const usePreparedCart = () => {
  const { cartCount } = useIdentity()
  const hasItems = cartCount > 0
  useEffect(() => {
    const parts = hasItems ? [cartNotices, filledCart] : [emptyCart]
    void Promise.all(parts.map(({ prepare }) => prepare())).catch(() => undefined)
  }, [hasItems])
}

const Empty = (props: ComponentProps<typeof emptyCart.Component>) => (
  <Suspense fallback={<CartSkeleton />}>
    <emptyCart.Component {...props} />
  </Suspense>
)

/** The cart, in whichever state it is. */
export const CartPage = ({ recommendations, promoHub }: CartPageProps) => {
  const visit = useCartLoad((reason) => emptyReasons[reason] === undefined)
  const { address, load, entry, isEntering, cart, isOutdated, failed } = visit
  const { redirect } = address
  const emptyReason = emptyReasons[redirect ?? '']
  const [wasFilled, setWasFilled] = useState(false)
  if (cart && load.kind === 'cart' && !wasFilled) setWasFilled(true)
  useEntryEffects(entry, address)
  const isBack = useIsBack()
  useLockViaCartIcon()
  usePreparedCart()
  usePreparedWhenIdle(prepareFailed)
  useCartMeta(useTexts(cartPageTexts).title)
  const content = () => {
    if (emptyReason) return <Empty reason={emptyReason} recommendations={recommendations} />
    if (load.kind === 'loading') return <CartSkeleton />
    if (load.kind === 'locked')
      return (
        <Suspense fallback={<CartSkeleton />}>
          <lockedCart.Component />
        </Suspense>
      )
    if (load.kind === 'empty') return <Empty wasFilled={wasFilled} recommendations={recommendations} />
    if (load.kind === 'login')
      return (
        <Suspense fallback={<CartSkeleton />}>
          <askOwner.Component />
        </Suspense>
      )
    if (load.kind === 'redirect') return <Leave to={load.destination} />
    if (!cart)
      return (
        <Suspense fallback={<CartSkeleton />}>
          <cartFailed.Component {...failed} />
        </Suspense>
      )
    return (
      <>
        <Suspense>{isOutdated && <cartOutdated.Component {...failed} />}</Suspense>
        {address.isPromoHub && redirect !== 'nopromohub' && promoHub}
        <Suspense fallback={<CartSkeleton />}>
          <cartNotices.Component load={load} entry={entry} />
          <filledCart.Component view={cart}>
            {lacksSteps(load) && <pendingSteps.Component cart={cart} />}
          </filledCart.Component>
        </Suspense>
      </>
    )
  }
  return (
    <>
      {redirect !== undefined && !isReadSince(redirect, cart, isOutdated) && (
        <redirectNotice.Component redirect={redirect} />
      )}
      {content()}
      <CartEffects load={load} address={address} cart={isEntering ? undefined : cart} isBack={isBack} />
    </>
  )
}
