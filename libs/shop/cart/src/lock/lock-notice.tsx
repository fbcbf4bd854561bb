import { useTexts } from '@soe/shop-platform'
import { Button, LimaFlag, Notice, announce } from '@soe/ui'
import { useEffect, useRef } from 'react'
import styles from '../page-notice.module.css'
import { lockTexts } from './lock-texts'
import { useCheckLock, useLock, useTakeOver } from '@soe/shop-basket'
import { lockResponse } from '@soe/shop-journey'

const useCartLock = () => {
  const texts = useTexts(lockTexts)
  const { locked, lockedChannelID } = useLock()
  const response = lockResponse({ isMobile: false, isViaCartIcon: false, lockedChannelId: lockedChannelID })
  if (!locked || response.kind === 'redirect') return undefined
  const { channel, details } = response
  const words: Readonly<Record<string, unknown>> = texts
  const holder = words[channel]
  return {
    details,
    holder: typeof holder === 'string' ? holder : texts[details],
    detail: details === 'assisted' ? texts.assistedDetail : texts.digitalDetail,
  }
}

/** What ends the lock: a representative must release the cart, the shopper's own other device need not. */
const useRelease = (details: 'assisted' | 'digital') => {
  const texts = useTexts(lockTexts)
  const checkLock = useCheckLock(() => announce(texts.stillLocked))
  const takeOver = useTakeOver()
  return details === 'assisted' ? { ...checkLock, label: texts.checkAgain } : { ...takeOver, label: texts.continueHere }
}

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

/** Comes into view: what was pressed may be far below. */
const Lock = ({ lock }: { lock: NonNullable<ReturnType<typeof useCartLock>> }) => {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // Newer browsers answer with a promise, which no effect may return.
    box.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <Notice
      ref={box}
      role="alert"
      className={styles.notice}
      icon={<LimaFlag pole width={24} />}
      actions={<Release details={lock.details} />}
    >
      <strong>{lock.holder}</strong> {lock.detail}
    </Notice>
  )
}

export const LockNotice = () => {
  const lock = useCartLock()
  return lock && <Lock lock={lock} />
}
