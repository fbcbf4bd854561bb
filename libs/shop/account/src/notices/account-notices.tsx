import { usePathOf, useShopper, useTexts } from '@soe/shop-platform'
import { Button, InfoIcon, Notice } from '@soe/ui'
import { Link } from 'wouter'
import { accountTexts } from '../account-texts'
import styles from './account-notices.module.css'

export const PrepaidNotice = () => {
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

export const MemberNotice = () => {
  const texts = useTexts(accountTexts)
  return (
    <Notice role="note" icon={<InfoIcon />} className={styles.notice}>
      <strong>{texts.memberTitle}</strong> {texts.memberBody}
    </Notice>
  )
}

export const HomeNotice = () => {
  const texts = useTexts(accountTexts)
  const { homeType = 'FIOS' } = useShopper()
  return (
    <Notice role="note" icon={<InfoIcon />} className={styles.notice}>
      <strong>{texts.homeTitle(texts[homeType])}</strong> {texts.homeBody}
    </Notice>
  )
}

export const JointNotice = () => {
  const texts = useTexts(accountTexts)
  const { homeType = 'FIOS' } = useShopper()
  return (
    <Notice role="note" icon={<InfoIcon />} className={styles.notice}>
      <strong>{texts.jointTitle}</strong> {texts.jointBody(texts[homeType])}
    </Notice>
  )
}
