import { useTexts } from '@soe/shop-platform'
import { Button, LimaFlag, Notice } from '@soe/ui'
import styles from '../page-notice.module.css'
import { lockTexts } from './lock-texts'
import { useCartLock, useRelease } from './use-cart-lock'

export { LockedCart } from './locked-cart'

const Release = ({ details }: { details: 'assisted' | 'digital' }) => {
  const texts = useTexts(lockTexts)
  const { run, isBusy, label } = useRelease(details)
  return (
    <Button variant="outline" size="small" onClick={run} busy={isBusy} busyLabel={texts.working}>
      {label}
    </Button>
  )
}

/** Shows who holds the cart and how to go on; nothing while it is free. */
export const LockNotice = () => {
  const lock = useCartLock()
  if (!lock) return null
  return (
    <Notice
      role="alert"
      className={styles.notice}
      icon={<LimaFlag pole width={24} />}
      actions={<Release details={lock.details} />}
    >
      <strong>{lock.holder}</strong> {lock.detail}
    </Notice>
  )
}
