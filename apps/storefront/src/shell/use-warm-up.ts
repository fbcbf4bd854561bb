import { useShop, whenIdle } from '@soe/shop-platform'
import { useEffect } from 'react'

/** Once the page has loaded and the browser has nothing to do, prepares for what comes next. */
export const useWarmUp = (): void => {
  const shop = useShop()
  useEffect(() => {
    let stop: (() => void) | undefined
    let hasLeft = false
    whenIdle(window, () => {
      void import('./warm-up').then(({ warmUp }) => {
        if (!hasLeft) stop = warmUp(shop)
      })
    })
    return () => {
      hasLeft = true
      stop?.()
    }
  }, [shop])
}
