import { useLock } from '@soe/shop-basket'
import { optionalPart, useTexts } from '@soe/shop-platform'
import { shellTexts } from './shell-texts'

const PlainLock = () => <p role="alert">{useTexts(shellTexts).locked}</p>

export const LockNotice = optionalPart(
  () => import('../idle/idle.moment').then((module) => module.LockNotice),
  'now',
  PlainLock,
)

/** Shows on every page that the cart is held elsewhere. */
export const LockBanner = () => useLock().locked && <LockNotice />
