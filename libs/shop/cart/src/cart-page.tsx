import { readPageName, readSearch, type Handling } from '@soe/rules'
import { buildDestinationPath, destination, type Destination } from '@soe/shop-journey'
import { isShopError, prepared, useIdentity, useTexts } from '@soe/shop-platform'
import { Suspense, useEffect, type ReactNode } from 'react'
import { Redirect, useLocation, useSearch } from 'wouter'
import { AskOwner } from './ask-owner'
import { CartFailed, CartOutdated } from './cart-failed'
import { CartSkeleton } from './cart-skeleton'
import { cartTexts } from './cart-texts'
import { EmptyCart, type EmptyReason } from './empty/empty-cart'
import { readCartLoad } from './load/read-cart-load'
import { useCartMeta } from './use-cart-meta'
import { useCheckoutDetails } from './use-checkout-details'
import { useLockViaCartIcon } from './via-cart-icon'

const filledCart = prepared(async () => (await import('./filled-cart')).FilledCart)
const lockedCart = prepared(async () => (await import('./lock/lock-notice')).LockedCart)
const redirectNotice = prepared(async () => (await import('./redirects/redirect-notice')).RedirectNotice)

interface CartPageProps {
  /** Shown below an empty cart. */
  recommendations?: ReactNode
}

/** Redirects after which there is no cart to read. */
const emptyReasons: Readonly<Record<string, EmptyReason | undefined>> = { detailsnotfound: 'lost', emptycart: 'gone' }

/** Failures that only this page shows. */
const isShownHere = (handling: Handling | undefined) => handling === 'retry' || handling === 'message'

const useCartLoad = (hasCart: boolean) => {
  const [path] = useLocation()
  const address = readSearch(`?${useSearch()}`)
  const { loggedIn } = useIdentity()
  const { data, error, refetch, isFetching } = useCheckoutDetails({ enabled: hasCart })
  const handling = isShopError(error) ? error.handling : error ? 'message' : undefined
  const load = readCartLoad({
    page: readPageName(path),
    isSignedIn: loggedIn,
    fromTradeinPage: address['fromTradeinPage'],
    redirect: address['redirect'],
    details: data,
    handling,
  })
  const failed = { error, onRetry: () => void refetch(), isRetrying: isFetching }
  return { load, cart: data?.cart, isOutdated: isShownHere(handling), failed }
}

const isAt = (path: string, search: string, target: string) => `${path}?${search}` === target || path === target

/** A redirect to where the shopper already is would never end. */
const Leave = ({ to }: { to: Destination }) => {
  const [path] = useLocation()
  const search = useSearch()
  const { audience } = useIdentity()
  const target = buildDestinationPath(to, audience)
  return isAt(path, search, target) ? <CartSkeleton /> : <Redirect to={target} replace />
}

/** Fetches the code of a cart with items beside the cart itself. */
const usePreparedCart = () => {
  const { cartCount } = useIdentity()
  const hasItems = cartCount > 0
  useEffect(() => {
    if (hasItems) void filledCart.prepare().catch(() => undefined)
  }, [hasItems])
}

/** The cart, in whichever state it is. */
export const CartPage = ({ recommendations }: CartPageProps) => {
  const redirect = readSearch(`?${useSearch()}`)['redirect']
  const emptyReason = emptyReasons[redirect ?? '']
  const { load, cart, isOutdated, failed } = useCartLoad(emptyReason === undefined)
  useLockViaCartIcon()
  usePreparedCart()
  useCartMeta(useTexts(cartTexts).title)
  const content = () => {
    if (emptyReason) return <EmptyCart reason={emptyReason} recommendations={recommendations} />
    if (load.kind === 'loading') return <CartSkeleton />
    if (load.kind === 'locked')
      return (
        <Suspense fallback={<CartSkeleton />}>
          <lockedCart.Component />
        </Suspense>
      )
    if (load.kind === 'empty') return <EmptyCart recommendations={recommendations} />
    if (load.kind === 'login') return <AskOwner />
    if (load.kind === 'redirect') return <Leave to={load.destination} />
    if (load.kind === 'credit-issue') return <Leave to={destination('existingcredithold')} />
    if (!cart) return <CartFailed {...failed} />
    return (
      <>
        {isOutdated && <CartOutdated {...failed} />}
        <Suspense fallback={<CartSkeleton />}>
          <filledCart.Component view={cart} />
        </Suspense>
      </>
    )
  }
  return (
    <>
      {redirect !== undefined && <redirectNotice.Component redirect={redirect} />}
      {content()}
    </>
  )
}
