import { resumeCase } from '@soe/contracts/routes'
import { useChange, useShop } from '@soe/shop-platform'
import { useState } from 'react'
import { cartQuery } from '../cart/cart-query'
import { useLockStore } from './lock-context'

/** Reads the cart to find out whether it is free again: the read resets the lock, or meets it once more. */
export const useCheckLock = (onStillLocked: () => void) => {
  const shop = useShop()
  const [isBusy, setIsBusy] = useState(false)
  const check = async () => {
    setIsBusy(true)
    const read = { ...cartQuery(shop), staleTime: 0, meta: { showsError: true } }
    await shop.queryClient.fetchQuery(read).catch(onStillLocked)
    setIsBusy(false)
  }
  return { run: () => void check(), isBusy }
}

export const useTakeOver = () => {
  const lock = useLockStore()
  const { mutate, isPending } = useChange(resumeCase, { onDone: () => lock.reset() })
  return { run: () => mutate({ unlockChannel: 'Y' }), isBusy: isPending }
}
