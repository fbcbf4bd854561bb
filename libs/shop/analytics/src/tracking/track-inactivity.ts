import { pdm } from '@soe/contracts/routes'
import { callOnce, delays, type Shop } from '@soe/shop-platform'
import type { Tracker } from './create-tracker'

const activities = ['pointerdown', 'keydown', 'scroll'] as const

const countProducts = (answer: unknown): number => {
  const { deviceRecommendation } = answer as {
    deviceRecommendation?: {
      recommendedDeviceInformation?: {
        accountLevelRecommendations?: { productList?: readonly { deviceProducts?: readonly unknown[] }[] }
      }
    }
  }
  const { productList = [] } = deviceRecommendation?.recommendedDeviceInformation?.accountLevelRecommendations ?? {}
  return productList[0]?.deviceProducts?.length ?? 0
}

/** A shopper who has done nothing on the grid wall for half a minute gets suggestions; the tag manager hears of them. */
export const trackInactivity = (shop: Shop, tracker: Tracker, window: Window): (() => void) => {
  const suggest = async () => {
    const answer = await callOnce(shop, pdm, { body: { source: 'autoSuggestion', page: 'gridwall' } })
    tracker.send((page) => ({ event: 'autoSuggestion', page, products: countProducts(answer) }))
  }
  const start = () => window.setTimeout(() => void suggest().catch(() => undefined), delays.autoSuggestionInactivity)
  let waiting = start()
  const restart = () => {
    window.clearTimeout(waiting)
    waiting = start()
  }
  for (const activity of activities) window.addEventListener(activity, restart, { passive: true })
  return () => {
    window.clearTimeout(waiting)
    for (const activity of activities) window.removeEventListener(activity, restart)
  }
}
