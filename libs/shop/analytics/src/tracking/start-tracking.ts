import { jsNotify, readDL, pdm, getCheckoutDetails, addAccessories, addDevice } from '@soe/contracts/routes'
import { callOnce, type FlagValues, type PageAt, type Shop, delays, readQuery } from '@soe/shop-platform'
import { readPermission, tagManagerUrl } from '../consent/tracking-permission'
import type { PageEvent, AddedItem } from '../events/page-event'
import { createSender } from '../sending/create-sender'
import { isLogged } from '../error-log/is-logged'
import { logReplay } from '../vendors/custom-logs'
import { watchFailures } from '../error-log/watch-failures'
import { createTracker, type Tracker } from './create-tracker'
import type { AnswerOf, CheckoutDetails, BodyInputOf } from '@soe/contracts'
import { sameDayEvent, type SameDayRefusal } from '../events/same-day-event'
import type { MetricType } from 'web-vitals'

type AccessoryChange = BodyInputOf<typeof addAccessories>

type DeviceChange = BodyInputOf<typeof addDevice>

/** How many more of each there are; a new quantity takes the old one off, and a move to another line adds none. */
const addedAccessories = ({ data }: AccessoryChange): readonly AddedItem[] => {
  const more = new Map<string, number>()
  const count = (id: string, qty: number) => more.set(id, (more.get(id) ?? 0) + qty)
  for (const line of data.lines) {
    for (const { id, qty } of line.addAccessories ?? []) count(id, qty)
    for (const { id, qty } of line.removeAccessories ?? []) count(id, -qty)
  }
  return [...more].filter(([, qty]) => qty > 0).map(([sku, qty]) => ({ sku, qty }))
}

const addedDevices = ({ data }: DeviceChange): readonly AddedItem[] =>
  data.lines.map(({ device: { id, productId } }) => ({ sku: id, productId, qty: 1 }))

export const addedItems = (operation: unknown, body: unknown): readonly AddedItem[] => {
  if (operation === addDevice.key) return addedDevices(body as DeviceChange)
  return operation === addAccessories.key ? addedAccessories(body as AccessoryChange) : []
}

const rounded = ({ name, value }: MetricType) => (name === 'CLS' ? Math.round(value * 1000) / 1000 : Math.round(value))

/**
 * Tells how the page was for this shopper, as browsers measure it: of the page that the document opened with, or that Back
 * restored. The browser says so when the page is left, hidden or first used.
 */
export const trackVitals = async ({ here, send }: Tracker): Promise<void> => {
  let { page, path } = here()
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) ({ page, path } = here())
  })
  const { onCLS, onINP, onLCP } = await import('web-vitals')
  const tell = (metric: MetricType) => {
    if (metric.name !== 'LCP' && metric.name !== 'INP' && metric.name !== 'CLS') return
    send({ event: metric.name, page, path, value: rounded(metric), rating: metric.rating })
  }
  onLCP(tell)
  onINP(tell)
  onCLS(tell)
}

const refusalsIn = ({ shipmentInfo }: CheckoutDetails): readonly SameDayRefusal[] =>
  [shipmentInfo.commonShipment, ...shipmentInfo.lineLevelShipment].flatMap(
    ({ sddOptionNotAvailable }) => sddOptionNotAvailable ?? [],
  )

/**
 * Reports once for each page and reason that the page in view does not offer same-day delivery.
 * @returns looks again, for a page that shows what an earlier one has read
 */
export const trackSameDay = ({ queryClient, identity }: Shop, tracker: Tracker): (() => void) => {
  const cache = queryClient.getQueryCache()
  const reported = new Set<string>()
  const report = (refusal: SameDayRefusal) => {
    const place = tracker.here()
    const event = sameDayEvent(refusal, { ...place, audience: identity.get().audience })
    const key = `${place.path} ${refusal.code}`
    if (!event || reported.has(key)) return
    reported.add(key)
    tracker.send(event)
  }
  const look = () => {
    for (const query of cache.findAll({ queryKey: [getCheckoutDetails.key], type: 'active' })) {
      const details = query.state.data as CheckoutDetails | undefined
      if (details) refusalsIn(details).forEach(report)
    }
  }
  cache.subscribe(({ type, query }) => {
    if ((type === 'updated' || type === 'observerAdded') && query.queryKey[0] === getCheckoutDetails.key) look()
  })
  look()
  return look
}

/** What a warning says that was sent no text (the specification, platform 4). */
const noMessage = 'NO MESSAGE SENT'

/** Reports each notice once, a second after it shows, with the page it shows on. */
export const trackNotices = ({ notices, environment }: Shop, tracker: Tracker): (() => void) => {
  let latest = 0
  const report = () => {
    const fresh = notices.get().filter(({ id }) => id > latest)
    latest = Math.max(latest, ...fresh.map(({ id }) => id))
    const { page } = tracker.here()
    for (const { type, text = noMessage } of fresh) {
      const tell = () => tracker.send({ event: 'notification', page, type, message: text })
      void environment.wait(delays.notificationTracking).then(tell)
    }
  }
  report()
  return notices.subscribe(report)
}

/** Drops a waiting event once the session is switched off or consent withdrawn. */
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

interface TagManager {
  track(event: PageEvent): void
  replayLink?: () => string | undefined
}

declare global {
  interface Window {
    tagManager?: TagManager
  }
}

/** Loads the script once; it comes from the shop's own origin unless its security policy names another. */
const loadTagManager = (document: Document, src: string, onLoaded: () => void) => {
  if (document.querySelector('script[data-tag-manager]')) return
  const script = document.createElement('script')
  script.src = src
  script.async = true
  script.dataset['tagManager'] = ''
  script.addEventListener('load', onLoaded)
  document.head.append(script)
}

/** What was added as the carrier's data layer describes it, or as the call did where that can't be read. */
const describeItems = async (shop: Shop, added: readonly AddedItem[]): Promise<readonly AddedItem[]> => {
  // Through the cache, so that a cart that is lost is handled as anywhere.
  const read = { ...readQuery(shop, readDL, { body: {} }), staleTime: 0, meta: { silent: true } }
  const items = await shop.queryClient.fetchQuery(read).then(
    ({ dataLayer }) => dataLayer.cart.items,
    () => [],
  )
  const skus = new Set(added.map(({ sku }) => sku))
  const described = items.filter(({ sku }) => skus.has(sku))
  return described.length > 0 ? described : added
}

/** Reports items added to the cart with the page they were added on, once the carrier's data layer describes them. */
const trackCart = (shop: Shop, tracker: Tracker): (() => void) =>
  shop.queryClient.getMutationCache().subscribe(({ type, mutation, ...event }) => {
    if (type !== 'updated' || !('action' in event) || event.action.type !== 'success') return
    const added = addedItems(mutation.options.mutationKey?.[0], mutation.state.variables)
    if (added.length === 0) return
    const { page } = tracker.here()
    const report = async () => {
      await shop.environment.wait(delays.addToCartAnalytics)
      tracker.send({ event: 'addToCart', page, items: await describeItems(shop, added) })
    }
    void report().catch(() => undefined)
  })

const countProducts = (answer: AnswerOf<'recommendations.pdm'>): number => {
  if (!('deviceRecommendation' in answer)) return 0
  const { productList } = answer.deviceRecommendation.recommendedDeviceInformation?.accountLevelRecommendations ?? {}
  return productList?.[0]?.deviceProducts?.length ?? 0
}

const isSuggestion = ([key, , request]: readonly unknown[]): boolean =>
  key === pdm.key && (request as { body?: { source?: unknown } } | undefined)?.body?.source === 'autoSuggestion'

const trackSuggestions = ({ queryClient }: Shop, tracker: Tracker): (() => void) =>
  queryClient.getQueryCache().subscribe((change) => {
    if (change.type !== 'updated' || change.action.type !== 'success' || !isSuggestion(change.query.queryKey)) return
    const products = countProducts(change.action.data as AnswerOf<'recommendations.pdm'>)
    tracker.send({ event: 'autoSuggestion', page: tracker.here().page, products })
  })

const startTracking = (shop: Shop, pageAt: PageAt, flags: FlagValues, path: string): Enter => {
  const onDropped = isLogged(flags) ? reportDropped(shop) : () => undefined
  const deliver = deliverWhere(() => readPermission(shop.environment, flags) === 'granted')
  const sender = createSender({ deliver, wait: shop.environment.wait, onDropped })
  const tracker = createTracker({ shop, pageAt, flags, sender })
  const url = tagManagerUrl(flags)
  const onLoaded = () => isLogged(flags) && logReplay(shop, window.tagManager?.replayLink?.())
  if (url !== undefined) loadTagManager(document, url, onLoaded)
  // Before what happens on the page, so that its view is reported first.
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
