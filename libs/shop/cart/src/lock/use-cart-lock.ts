import { lockResponse } from '@soe/rules'
import { cartQuery, useChange, useLock, useShop, useTexts } from '@soe/shop-platform'
import { announce } from '@soe/ui'
import { useState } from 'react'
import { cartReads } from '../cart-query'
import { lockTexts } from './lock-texts'

/** Who holds the cart and what it says about them; undefined while no one does. */
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

/** Asks whether the cart is free again: reading it ends the lock, or meets it once more. */
const useCheckAgain = () => {
  const shop = useShop()
  const texts = useTexts(lockTexts)
  const [isBusy, setIsBusy] = useState(false)
  const check = async () => {
    setIsBusy(true)
    const read = { ...cartQuery(shop), staleTime: 0, meta: { showsError: true } }
    await shop.queryClient.fetchQuery(read).catch(() => announce(texts.stillLocked))
    setIsBusy(false)
  }
  return { run: () => void check(), isBusy }
}

/** Takes the cart over from the shopper's other device. */
const useContinueHere = () => {
  const { lock } = useShop()
  const { mutate, isPending } = useChange('cases.resumeCase', { stale: cartReads, onDone: () => lock.reset() })
  return { run: () => mutate({ unlockChannel: 'Y' }), isBusy: isPending }
}

/** The way on from a lock: a person must let go of the cart, another device of the shopper's need not. */
export const useRelease = (details: 'assisted' | 'digital') => {
  const texts = useTexts(lockTexts)
  const checkAgain = useCheckAgain()
  const continueHere = useContinueHere()
  return details === 'assisted'
    ? { ...checkAgain, label: texts.checkAgain }
    : { ...continueHere, label: texts.continueHere }
}
