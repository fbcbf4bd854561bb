import type { Handling } from '@soe/rules'
import { buildDestinationPath, readPageName, readSearch } from '@soe/shop-journey'
import { isShopError, useIdentity, useTexts } from '@soe/shop-platform'
import type { ReactNode } from 'react'
import { Redirect, useLocation, useSearch } from 'wouter'
import { CartFailed, CartOutdated } from './cart-failed'
import { CartSignIn } from './cart-sign-in'
import { CartSkeleton } from './cart-skeleton'
import { cartTexts } from './cart-texts'
import { EmptyCart } from './empty/empty-cart'
import { FilledCart } from './filled-cart'
import { readCartLoad, type CartVerdict } from './load/read-cart-load'
import { LockedCart } from './lock/locked-cart'
import { RedirectNotice } from './redirects/redirect-notice'
import { useCartMeta } from './use-cart-meta'
import { useCheckoutDetails } from './use-checkout-details'
import { useLockViaCartIcon } from './via-cart-icon'

interface CartPageProps {
  /** Shown below an empty cart. */
  recommendations?: ReactNode
}

/** A failure that the page itself must tell, because nothing else does. */
const isTold = (handling: Handling | undefined) => handling === 'retry' || handling === 'message'

const useVerdict = (isLost: boolean) => {
  const [path] = useLocation()
  const address = readSearch(`?${useSearch()}`)
  const { loggedIn } = useIdentity()
  const { data, error, refetch, isFetching } = useCheckoutDetails({ enabled: !isLost })
  const handling = isShopError(error) ? error.handling : error ? 'message' : undefined
  const verdict = readCartLoad({
    page: readPageName(path),
    isSignedIn: loggedIn,
    fromTradeinPage: address['fromTradeinPage'],
    redirect: address['redirect'],
    details: data,
    handling,
  })
  const failed = { error, onRetry: () => void refetch(), isRetrying: isFetching }
  return { verdict, cart: data?.cart, isOutdated: isTold(handling), failed }
}

const isAt = (path: string, search: string, target: string) => `${path}?${search}` === target || path === target

/** A redirect to where the shopper already is would never end. */
const Leave = ({ verdict }: { verdict: Extract<CartVerdict, { kind: 'redirect' }> }) => {
  const [path] = useLocation()
  const search = useSearch()
  const { audience } = useIdentity()
  const target = buildDestinationPath(verdict.destination, audience)
  return isAt(path, search, target) ? <CartSkeleton /> : <Redirect to={target} replace />
}

/** The cart, in whichever state it is. */
export const CartPage = ({ recommendations }: CartPageProps) => {
  const redirect = readSearch(`?${useSearch()}`)['redirect']
  const isLost = redirect === 'detailsnotfound'
  const { verdict, cart, isOutdated, failed } = useVerdict(isLost)
  useLockViaCartIcon()
  useCartMeta(useTexts(cartTexts).title)
  const content = () => {
    if (isLost) return <EmptyCart isLost recommendations={recommendations} />
    if (verdict.kind === 'loading') return <CartSkeleton />
    if (verdict.kind === 'locked') return <LockedCart />
    if (verdict.kind === 'empty') return <EmptyCart recommendations={recommendations} />
    if (verdict.kind === 'login') return <CartSignIn />
    if (verdict.kind === 'redirect') return <Leave verdict={verdict} />
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
