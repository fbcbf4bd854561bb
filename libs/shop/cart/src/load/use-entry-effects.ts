import { useLockStore } from '@soe/shop-basket'
import { lockResponse, useGo } from '@soe/shop-journey'
import { useShop } from '@soe/shop-platform'
import { useEffect } from 'react'
import { useLeaveLockedCart } from '../lock/use-leave-locked-cart'
import { useIsViaCartIcon } from '../via-cart-icon'
import type { CartEntry } from './cart-entry'
import type { CartAddress } from './read-cart-address'
import type { ResumedEntry } from './show-resumed'

/** A cart that another channel holds: a phone or the cart icon leads to the cart-locked page, else a message shows. */
const useEntryLock = () => {
  const { environment } = useShop()
  const lock = useLockStore()
  const leave = useLeaveLockedCart()
  const isViaCartIcon = useIsViaCartIcon()
  return (lockedChannelId: string) => {
    const response = lockResponse({ isMobile: environment.isNarrow(), isViaCartIcon, lockedChannelId })
    if (response.kind === 'message')
      return lock.set({ locked: true, lockedChannelID: lockedChannelId, source: 'cases' })
    return void leave(response.destination)
  }
}

const useResumed = (address: CartAddress) => {
  const shop = useShop()
  const go = useGo()
  return (entry: ResumedEntry) =>
    void import('./show-resumed').then(
      ({ showResumed }) => showResumed(shop, { go, address, entry }),
      () => undefined,
    )
}

export const useEntryEffects = (entry: CartEntry | undefined, address: CartAddress) => {
  const go = useGo()
  const meetLock = useEntryLock()
  const showResumed = useResumed(address)
  useEffect(() => {
    if (entry?.kind === 'locked') meetLock(entry.channel)
    if (entry?.kind === 'redirect') go(entry.destination, { replace: true })
    if (entry?.kind === 'resumed') showResumed(entry)
    // oxlint-disable-next-line react/exhaustive-deps -- each entry leads on once
  }, [entry])
}
