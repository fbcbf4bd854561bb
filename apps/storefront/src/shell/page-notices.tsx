import { isPrepaidPath, isSignedOutPage, useIdentity } from '@soe/shop-platform'
import { lazy, Suspense } from 'react'
import { useLocation } from 'wouter'

const SignedOutContent = lazy(async () => ({
  default: (await import('@soe/shop-account/signed-out')).SignedOutContent,
}))

const loadNotices = () => import('@soe/shop-account/account-notices')
const PrepaidNotice = lazy(async () => ({ default: (await loadNotices()).PrepaidNotice }))
const MemberNotice = lazy(async () => ({ default: (await loadNotices()).MemberNotice }))

/** Buying starts on a product's page and goes on in the sales pages. */
const buyingPath = /^\/(sales\/|(smartphones|watches|tablets|accessories)\/.)/

/** What a shopper has to know of who they are, above the page that it concerns. */
export const PageNotices = () => {
  const { audience, isMember, loggedIn, mayBuy, signedOut } = useIdentity()
  const [path] = useLocation()
  return (
    <Suspense>
      {signedOut !== '' && !loggedIn && isSignedOutPage(path) && <SignedOutContent />}
      {audience === 'signed-in' && isPrepaidPath(path) && <PrepaidNotice />}
      {loggedIn && isMember && !mayBuy && buyingPath.test(path) && <MemberNotice />}
    </Suspense>
  )
}
