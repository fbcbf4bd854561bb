import { useLock } from '@soe/shop-basket'
import { useTexts } from '@soe/shop-platform'
import { lazy, Suspense } from 'react'
import { Region } from './region'
import { shellTexts } from './shell-texts'

export const loadLockNotice = () => import('@soe/shop-cart/lock-notice')
const LockNotice = lazy(async () => ({ default: (await loadLockNotice()).LockNotice }))

const PlainLock = () => <p role="alert">{useTexts(shellTexts).locked}</p>

/** Shows on every page that the cart is held elsewhere. */
export const LockBanner = () =>
  useLock().locked && (
    <Region fallback={() => <PlainLock />}>
      <Suspense fallback={<PlainLock />}>
        <LockNotice />
      </Suspense>
    </Region>
  )
