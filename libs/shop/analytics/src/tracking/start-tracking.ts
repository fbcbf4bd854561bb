import { jsNotify } from '@soe/contracts/routes'
import { callOnce, type FlagValues, type PageAt, type Shop } from '@soe/shop-platform'
import { readPermission, tagManagerUrl } from '../consent/tracking-permission'
import type { PageEvent } from '../events/page-event'
import { createSender } from '../sending/create-sender'
import { loadTagManager } from '../sending/tag-manager'
import { isLogged } from '../error-log/is-logged'
import { logReplay } from '../vendors/custom-logs'
import { watchFailures } from '../error-log/watch-failures'
import { createTracker } from './create-tracker'
import { trackCart } from './track-cart'
import { trackNotices } from './track-notices'
import { trackSameDay } from './track-same-day'
import { trackSuggestions } from './track-suggestions'
import { trackVitals } from './track-vitals'

/** An event that waits while the session is switched off, or consent withdrawn, is no longer told. */
const deliverWhere =
  (isAllowed: () => boolean) =>
  (event: PageEvent): boolean => {
    if (!isAllowed()) return true
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

type Enter = (path: string) => void

const followed = new WeakMap<Shop, Enter>()

const startTracking = (shop: Shop, pageAt: PageAt, flags: FlagValues, path: string): Enter => {
  const onDropped = isLogged(flags) ? reportDropped(shop) : () => undefined
  const deliver = deliverWhere(() => readPermission(shop.environment, flags) === 'granted')
  const sender = createSender({ deliver, wait: shop.environment.wait, onDropped })
  const tracker = createTracker({ shop, pageAt, flags, sender })
  const url = tagManagerUrl(flags)
  const onLoaded = () => isLogged(flags) && logReplay(shop, window.tagManager?.replayLink?.())
  if (url !== undefined) loadTagManager(document, url, onLoaded)
  // Before what happens on the page, so that its view is told first.
  tracker.enter(path)
  // What a tag manager does wrong would go to itself without an end.
  watchFailures(shop, ({ kind, error }) => kind !== 'vendor script' && tracker.fail(error))
  trackCart(shop, tracker)
  trackNotices(shop, tracker)
  trackSuggestions(shop, tracker)
  void trackVitals(tracker).catch(() => undefined)
  const lookAtDelivery = trackSameDay(shop, tracker)
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) tracker.restore()
  })
  return (next) => {
    tracker.enter(next)
    lookAtDelivery()
  }
}

/** A page shows; one tracker follows them for a document's life, however often a component mounts. */
export const followVisit = (shop: Shop, pageAt: PageAt, flags: FlagValues, path: string) => {
  const enter = followed.get(shop)
  if (enter) enter(path)
  else followed.set(shop, startTracking(shop, pageAt, flags, path))
}
