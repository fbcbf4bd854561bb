import { isPrepaidPath, isSignedOutPage, useIdentity, useShopper } from '@soe/shop-platform'
import { useLocation } from 'wouter'
import { SignedOutContent } from '../signed-out/signed-out-content'
import { MemberNotice, PrepaidNotice } from './account-notices'

/** Buying starts on a product's page and goes on in the sales pages. */
const buyingPath = /^\/(sales\/|(smartphones|watches|tablets|accessories)\/.)/

/** What a shopper has to know of who they are, above the page that it concerns. */
export const PageNotices = () => {
  const { audience, loggedIn, mayBuy, signedOut } = useIdentity()
  const { isMember } = useShopper()
  const [path] = useLocation()
  return (
    <>
      {signedOut !== '' && !loggedIn && isSignedOutPage(path) && <SignedOutContent />}
      {audience === 'signed-in' && isPrepaidPath(path) && <PrepaidNotice />}
      {loggedIn && isMember && !mayBuy && buyingPath.test(path) && <MemberNotice />}
    </>
  )
}
