import { jsNotify } from '@soe/contracts/routes'
import { callOnce, type FlagValues, type Shop } from '@soe/shop-platform'
import { tagManagerUrl } from '../consent/tracking-permission'
import type { PageEvent } from '../events/page-event'
import { createSender } from '../sending/create-sender'
import { loadTagManager } from '../sending/tag-manager'
import { logReplay } from '../vendors/custom-logs'
import { watchFailures } from '../watch-failures'
import { createTracker, type Tracker } from './create-tracker'
import { trackCart } from './track-cart'
import { trackNotices } from './track-notices'

const deliver = (event: PageEvent): boolean => {
  const { tagManager } = window
  // An element of that name would be there too.
  if (typeof tagManager?.track !== 'function') return false
  tagManager.track(event)
  return true
}

const reportDropped = (shop: Shop) => (event: PageEvent) => {
  const record = { messageType: 'WARNING', eventType: 'analytics', subEventType: event.event }
  void callOnce(shop, jsNotify, { body: { ...record, loggerMessage: 'dropped after 30 attempts' } }).catch(
    () => undefined,
  )
}

const trackers = new WeakMap<Shop, Tracker>()

/** One tracker for a page's life, however often a component mounts. */
export const trackerOf = (shop: Shop, flags: FlagValues): Tracker => {
  const known = trackers.get(shop)
  if (known) return known
  const sender = createSender({ deliver, wait: shop.environment.wait, onDropped: reportDropped(shop) })
  const tracker = createTracker({ shop, flags, sender })
  const url = tagManagerUrl(flags)
  if (url !== undefined) loadTagManager(document, url, () => logReplay(shop, window.tagManager?.replayLink?.()))
  watchFailures(shop.queryClient, tracker.fail)
  trackCart(shop, tracker)
  trackNotices(shop, tracker)
  trackers.set(shop, tracker)
  return tracker
}
