import { useLock } from '@soe/shop-basket'
import { prepared } from '@soe/shop-platform'
import { Suspense } from 'react'

export const lockNotice = prepared(async () => (await import('@soe/shop-cart')).LockNotice)

/** Shows on every page that the cart is held elsewhere; its code is fetched with the first lock. */
export const LockBanner = () =>
  useLock().locked && (
    <Suspense>
      <lockNotice.Component />
    </Suspense>
  )
