import { readSearch, type Handling } from '@soe/rules'
import { buildDestinationPath, readPageName } from '@soe/shop-journey'
import { isShopError, useIdentity, useTexts } from '@soe/shop-platform'
import type { ReactNode } from 'react'
import { Redirect, useLocation, useSearch } from 'wouter'
import { CartFailed, CartOutdated } from './cart-failed'
import { CartSignIn } from './cart-sign-in'
import { CartSkeleton } from './cart-skeleton'
import { cartTexts } from './cart-texts'
import { EmptyCart } from './empty/empty-cart'
import { FilledCart } from './filled-cart'
import { readCartLoad, type CartLoadView } from './load/read-cart-load'
import { LockedCart } from './lock/locked-cart'
import { RedirectNotice } from './redirects/redirect-notice'
import { useCartMeta } from './use-cart-meta'
import { useCheckoutDetails } from './use-checkout-details'
import { useLockViaCartIcon } from './via-cart-icon'

interface CartPageProps {
  /** Shown below an empty cart. */
  recommendations?: ReactNode
}

/** Failures that only this page shows. */
const isShownHere = (handling: Handling | undefined) => handling === 'retry' || handling === 'message'

const useCartLoad = (isLost: boolean) => {
  const [path] = useLocation()
  const address = readSearch(`?${useSearch()}`)
  const { loggedIn } = useIdentity()
  const { data, error, refetch, isFetching } = useCheckoutDetails({ enabled: !isLost })
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
const Leave = ({ load }: { load: Extract<CartLoadView, { kind: 'redirect' }> }) => {
  const [path] = useLocation()
  const search = useSearch()
  const { audience } = useIdentity()
  const target = buildDestinationPath(load.destination, audience)
  return isAt(path, search, target) ? <CartSkeleton /> : <Redirect to={target} replace />
}

/** The cart, in whichever state it is. */
export const CartPage = ({ recommendations }: CartPageProps) => {
  const redirect = readSearch(`?${useSearch()}`)['redirect']
  const isLost = redirect === 'detailsnotfound'
  const { load, cart, isOutdated, failed } = useCartLoad(isLost)
  useLockViaCartIcon()
  useCartMeta(useTexts(cartTexts).title)
  const content = () => {
    if (isLost) return <EmptyCart isLost recommendations={recommendations} />
    if (load.kind === 'loading') return <CartSkeleton />
    if (load.kind === 'locked') return <LockedCart />
    if (load.kind === 'empty') return <EmptyCart recommendations={recommendations} />
    if (load.kind === 'login') return <CartSignIn />
    if (load.kind === 'redirect') return <Leave load={load} />
    if (!cart) return <CartFailed {...failed} />
    return (
      <>
        {isOutdated && <CartOutdated {...failed} />}
        <FilledCart view={cart} />
      </>
    )
  }
  return (
    <>
      <RedirectNotice redirect={redirect} />
      {content()}
    </>
  )
}
