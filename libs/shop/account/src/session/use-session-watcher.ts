import { createSessionWatcher, useShop, type SessionWatcher } from '@soe/shop-platform'
import { useEffect, useState } from 'react'

const wakings = ['visibilitychange', 'focus', 'pageshow'] as const

/** Watches the session while mounted; a tab that comes back looks at the clock at once. */
export const useSessionWatcher = (): SessionWatcher => {
  const shop = useShop()
  const [watcher] = useState(() => createSessionWatcher(shop))
  useEffect(() => {
    const stop = watcher.start()
    const wake = () => {
      if (document.visibilityState === 'visible') watcher.wake()
    }
    for (const waking of wakings) window.addEventListener(waking, wake)
    return () => {
      for (const waking of wakings) window.removeEventListener(waking, wake)
      stop()
    }
  }, [watcher])
  return watcher
}
