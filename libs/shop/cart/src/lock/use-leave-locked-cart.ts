import { useLockStore } from '@soe/shop-basket'
import { useGo, type Destination } from '@soe/shop-journey'
import { delays, loadFlags, useShop } from '@soe/shop-platform'
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
    const { removeDelayForPerf } = await loadFlags(shop)
    if (removeDelayForPerf !== true) await shop.environment.wait(delays.cartLockEmptyCart)
    if (!isHere.current) return
    lock.reset()
    go(to)
  }
}
