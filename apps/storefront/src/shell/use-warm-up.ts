import { usePreparedWhenIdle, useShop } from '@soe/shop-platform'
import { useCallback } from 'react'

/** Once the page has loaded and the browser has nothing to do, prepares for what may come. */
export const useWarmUp = (): void => {
  const shop = useShop()
  usePreparedWhenIdle(useCallback(() => import('../idle/idle.moment').then((module) => module.warmUp(shop)), [shop]))
}
