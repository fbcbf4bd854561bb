import { useLock } from '@soe/shop-basket'
import { Region, prepared, useTexts } from '@soe/shop-platform'
import { Suspense } from 'react'
import { shellTexts } from './shell-texts'

export const lockNotice = prepared(() => import('@soe/shop-cart/lock-notice').then((each) => each.LockNotice))

const PlainLock = () => <p role="alert">{useTexts(shellTexts).locked}</p>

/** Shows on every page that the cart is held elsewhere. */
export const LockBanner = () =>
  useLock().locked && (
    <Region fallback={() => <PlainLock />}>
      <Suspense fallback={<PlainLock />}>
        <lockNotice.Component />
      </Suspense>
    </Region>
  )
