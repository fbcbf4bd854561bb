import { isPrepaidPath, isSignedOutPage, useIdentity, useShopper, usePathOf, useTexts } from '@soe/shop-platform'
import { useLocation, Link } from 'wouter'
import { SignedOutContent } from '../signed-out/signed-out-content'
import { Button, InfoIcon, Notice } from '@soe/ui'
import { accountTexts } from '../account-texts'
import styles from './account-notices.module.css'

/** Buying starts on a product's page and goes on in the sales pages. */
const buyingPath = /^\/(sales\/|(smartphones|watches|tablets|accessories)\/.)/

const linesPath = /\/(expresshub|expresshubv2|mdnselection)(\.html)?\/?$/

const PrepaidNotice = () => {
  const texts = useTexts(accountTexts)
  const pathOf = usePathOf()
  return (
    <Notice
      role="note"
      icon={<InfoIcon />}
      className={styles.notice}
      actions={
        <Link href={pathOf('smartphones/')} asChild>
          <Button variant="outline" size="small" href="">
            {texts.prepaidAction}
          </Button>
        </Link>
      }
    >
      <strong>{texts.prepaidTitle}</strong> {texts.prepaidBody}
    </Notice>
  )
}

const MemberNotice = () => {
  const texts = useTexts(accountTexts)
  return (
    <Notice role="note" icon={<InfoIcon />} className={styles.notice}>
      <strong>{texts.memberTitle}</strong> {texts.memberBody}
    </Notice>
  )
}

const HomeNotice = () => {
  const texts = useTexts(accountTexts)
  const { homeType = 'FIOS' } = useShopper()
  return (
    <Notice role="note" icon={<InfoIcon />} className={styles.notice}>
      <strong>{texts.homeTitle(texts[homeType])}</strong> {texts.homeBody}
    </Notice>
  )
}

const JointNotice = () => {
  const texts = useTexts(accountTexts)
  const { homeType = 'FIOS' } = useShopper()
  return (
    <Notice role="note" icon={<InfoIcon />} className={styles.notice}>
      <strong>{texts.jointTitle}</strong> {texts.jointBody(texts[homeType])}
    </Notice>
  )
}

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
