import { useLock } from '@soe/shop-basket'
import { lazy, Suspense } from 'react'

const LockNotice = lazy(async () => ({ default: (await import('@soe/shop-cart')).LockNotice }))

/** Shows on every page that the cart is held elsewhere; its code is fetched with the first lock. */
export const LockBanner = () =>
  useLock().locked && (
    <Suspense>
      <LockNotice />
    </Suspense>
  )
