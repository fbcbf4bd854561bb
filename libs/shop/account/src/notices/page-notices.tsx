import { isPrepaidPath, isSignedOutPage, useIdentity, useShopper } from '@soe/shop-platform'
import { useLocation } from 'wouter'
import { SignedOutContent } from '../signed-out/signed-out-content'
import { HomeNotice, JointNotice, MemberNotice, PrepaidNotice } from './account-notices'

/** Buying starts on a product's page and goes on in the sales pages. */
const buyingPath = /^\/(sales\/|(smartphones|watches|tablets|accessories)\/.)/

const linesPath = /\/(expresshub|expresshubv2|mdnselection)(\.html)?\/?$/

export const PageNotices = () => {
  const { audience, loggedIn, mayBuy, signedOut } = useIdentity()
  const { isMember, isHomeOnly, isJoint } = useShopper()
  const [path] = useLocation()
  return (
    <>
      {signedOut !== '' && !loggedIn && isSignedOutPage(path) && <SignedOutContent />}
      {audience === 'signed-in' && isPrepaidPath(path) && <PrepaidNotice />}
      {loggedIn && isMember && !mayBuy && buyingPath.test(path) && <MemberNotice />}
      {loggedIn && isHomeOnly && buyingPath.test(path) && <HomeNotice />}
      {loggedIn && isJoint && linesPath.test(path) && <JointNotice />}
    </>
  )
}
