import { checkExistingCart } from '@soe/contracts/routes'
import { callOnce, useShop } from '@soe/shop-platform'
import { useState } from 'react'

/** Runs an action at once where the cart is empty; otherwise after the shopper has agreed to set the cart aside. */
export const useCartInHand = () => {
  const shop = useShop()
  const [isChecking, setChecking] = useState(false)
  const [waiting, setWaiting] = useState<{ itemCount: number; run: () => void }>()
  const guard = async (run: () => void) => {
    setChecking(true)
    const found = await callOnce(shop, checkExistingCart, { body: { cartInfo: {} } }).catch(() => undefined)
    setChecking(false)
    if (found?.existingCart) setWaiting({ itemCount: found.itemCount, run })
    else run()
  }
  return { guard: (run: () => void) => void guard(run), isChecking, waiting, stop: () => setWaiting(undefined) }
}
