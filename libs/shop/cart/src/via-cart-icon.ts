import { useLockStore } from '@soe/shop-basket'
import { destination, useGo } from '@soe/shop-journey'
import { useEffect } from 'react'
import { useHistoryState } from 'wouter/use-browser-location'

type State = { viaCartIcon?: boolean } | null

/** Whether the shopper came through the cart icon, according to the history state. */
export const useIsViaCartIcon = (): boolean => useHistoryState<State>()?.viaCartIcon ?? false

/** Pressing the cart icon while a lock is known opens the cart-locked page and resets the lock. */
export const useLockViaCartIcon = () => {
  const lock = useLockStore()
  const go = useGo()
  const visit = useHistoryState<State>()
  useEffect(() => {
    if (!visit?.viaCartIcon || !lock.get().locked) return
    lock.reset()
    go(destination('cartLocked'))
    // oxlint-disable-next-line react/exhaustive-deps -- only a press of the icon counts, not a lock met later in the visit
  }, [visit])
}
