import { whenIdle } from '@soe/shop-platform'
import { useEffect, useState } from 'react'

/** Whether the browser has had time since this first showed; no document is drawn with what waits for it. */
export const useIsIdle = (): boolean => {
  const [isIdle, setIdle] = useState(false)
  useEffect(() => whenIdle(window, () => setIdle(true)), [])
  return isIdle
}
