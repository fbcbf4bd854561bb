import { useCheckLock, useLock, useTakeOver } from '@soe/shop-basket'
import { lockResponse } from '@soe/shop-journey'
import { useTexts } from '@soe/shop-platform'
import { announce } from '@soe/ui'
import { lockTexts } from './lock-texts'

/** Who holds the cart, in words; undefined while it is free. */
export const useCartLock = () => {
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
export const useRelease = (details: 'assisted' | 'digital') => {
  const texts = useTexts(lockTexts)
  const checkLock = useCheckLock(() => announce(texts.stillLocked))
  const takeOver = useTakeOver()
  return details === 'assisted' ? { ...checkLock, label: texts.checkAgain } : { ...takeOver, label: texts.continueHere }
}
