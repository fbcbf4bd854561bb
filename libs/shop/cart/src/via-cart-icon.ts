import { useLockStore } from '@soe/shop-basket'
import { cartIconHash, lockedPage } from '@soe/shop-journey'
import { useShop } from '@soe/shop-platform'
import { useEffect } from 'react'
import { useHistoryState } from 'wouter/use-browser-location'
import { useLeaveLockedCart } from './lock/use-leave-locked-cart'

type State = { viaCartIcon?: boolean } | null

const pressedEarly: State = { viaCartIcon: true }

/** How the shopper came here: in the history's state, or in the address of a link pressed before scripts ran. */
const useVisit = (): State => {
  const { hash } = useShop().environment.location
  const state = useHistoryState<State>()
  if (state?.viaCartIcon) return state
  return hash === cartIconHash ? pressedEarly : null
}

export const useIsViaCartIcon = (): boolean => useVisit()?.viaCartIcon ?? false

/** Pressing the cart icon while a lock is known opens the cart-locked page and resets the lock. */
export const useLockViaCartIcon = () => {
  const lock = useLockStore()
  const leave = useLeaveLockedCart()
  const visit = useVisit()
  useEffect(() => {
    if (!visit?.viaCartIcon || !lock.get().locked) return
    void leave(lockedPage(lock.get().lockedChannelID))
    // oxlint-disable-next-line react/exhaustive-deps -- only a press of the icon counts, not a lock met later in the visit
  }, [visit])
}
