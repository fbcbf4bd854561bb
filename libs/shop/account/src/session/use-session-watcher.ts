import { useShop, watchSession, type SessionWatcher } from '@soe/shop-platform'
import { useEffect, useState } from 'react'

const wakings = ['visibilitychange', 'focus', 'pageshow'] as const

/** Watches the session while mounted; a tab that comes back looks at the clock at once. */
export const useSessionWatcher = (): SessionWatcher | undefined => {
  const shop = useShop()
  const [watcher, setWatcher] = useState<SessionWatcher>()
  useEffect(() => {
    const started = watchSession(shop)
    const wake = () => {
      if (document.visibilityState === 'visible') started.wake()
    }
    setWatcher(started)
    for (const waking of wakings) window.addEventListener(waking, wake)
    return () => {
      for (const waking of wakings) window.removeEventListener(waking, wake)
      started.stop()
    }
  }, [shop])
  return watcher
}
