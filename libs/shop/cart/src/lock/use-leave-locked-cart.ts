import { useLockStore } from '@soe/shop-basket'
import { useGo } from '@soe/shop-journey'
import { type Destination, useShop } from '@soe/shop-platform'
import { useEffect, useRef } from 'react'

/** Leads away from a locked cart after the carrier's delay, unless the shopper has left before. The lock is reset. */
export const useLeaveLockedCart = () => {
  const shop = useShop()
  const lock = useLockStore()
  const go = useGo()
  const isHere = useRef(true)
  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
    }
  }, [])
  return async (to: Destination) => {
    await (await import('./wait-for-lock')).waitForLock(shop)
    if (!isHere.current) return
    lock.reset()
    go(to)
  }
}
