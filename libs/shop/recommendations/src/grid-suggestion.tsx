import { RecommendedForYou } from './recommended-for-you'
import { delays } from '@soe/shop-platform'
import { useEffect, useState } from 'react'

const activities = ['pointerdown', 'keydown', 'wheel', 'touchmove', 'scroll'] as const

/** Whether the shopper has done nothing for the carrier's half a minute; once true it stays. */
const useCameToHalt = (): boolean => {
  const [hasHalted, setHalted] = useState(false)
  useEffect(() => {
    if (hasHalted) return undefined
    let waiting: ReturnType<typeof setTimeout>
    const restart = () => {
      clearTimeout(waiting)
      waiting = setTimeout(() => setHalted(true), delays.autoSuggestionInactivity)
    }
    restart()
    for (const activity of activities) window.addEventListener(activity, restart, { passive: true })
    return () => {
      clearTimeout(waiting)
      for (const activity of activities) window.removeEventListener(activity, restart)
    }
  }, [hasHalted])
  return hasHalted
}

/** Suggests devices below a grid to a shopper who has come to a halt on it. */
export const GridSuggestion = () => useCameToHalt() && <RecommendedForYou pageContext="gridwall" />
