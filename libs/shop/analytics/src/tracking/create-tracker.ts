import { ofVisit, readParameters, type Parameters } from '@soe/rules'
import {
  delays,
  readScanAndGoStore,
  readVisit,
  trackedName,
  type FlagValues,
  type PageAt,
  type Shop,
  type VisitFacts,
} from '@soe/shop-platform'
import { errorEvent, type ErrorPlace } from '../events/error-event'
import type { PageEvent } from '../events/page-event'
import type { Sender } from '../sending/create-sender'
import { readPermission } from '../consent/tracking-permission'

export interface Tracker {
  /** A page shows; the same page again is no other page, unless its address says that it goes by another name. */
  enter(path: string): void
  /** Back has restored the document as it was left: its page is viewed anew. */
  restore(): void
  here(): Omit<ErrorPlace, 'audience'>
  send(event: PageEvent | undefined): void
  fail(error: unknown): void
}

interface TrackerOptions {
  readonly shop: Shop
  readonly pageAt: PageAt
  readonly flags: FlagValues
  readonly sender: Sender
}

/** Names that a page gets from what has come of it, such as a store that is chosen: it is another page to tell of then. */
const becoming: readonly string[] = ['store pickup', 'downpayment']

/** Key of session storage: what the app says of itself. */
const appKey = 'app.properties'

const campaignOf = ({ environment: { sessionStorage } }: Shop): string | undefined =>
  (JSON.parse(sessionStorage.getItem(appKey) ?? '{}') as { campaignId?: string }).campaignId

const parametersOf = ({ environment: { location, sessionStorage } }: Shop): Parameters => ({
  ...readVisit(sessionStorage),
  ...readParameters(location.search),
})

/** Follows one visit. A session that is switched off meanwhile sends nothing more. */
export const createTracker = ({ shop, pageAt, flags, sender }: TrackerOptions): Tracker => {
  const { environment, identity } = shop
  let path: string | undefined
  let view: string | undefined
  let reported: string | undefined
  /** Counts pages, so that one left too early is not reported, and one that comes back is reported once. */
  let entered = 0

  const placeOf = (shown: string): ReturnType<Tracker['here']> => {
    const { page, name } = pageAt(shown)
    const { cartCount } = identity.get()
    const isScanning = readScanAndGoStore(environment) !== undefined
    const facts: VisitFacts = { name, path: shown, parameters: parametersOf(shop), cartCount, isScanning }
    return { path: shown, name, page: trackedName(page, facts) }
  }

  const here: Tracker['here'] = () => placeOf(path ?? environment.location.pathname.slice(shop.base.length))

  const send: Tracker['send'] = (event) => {
    if (event && readPermission(environment, flags) === 'granted') sender.send(event)
  }

  const showPage = (event: 'pageView' | 'pageChange') => {
    reported = view
    const campaign = campaignOf(shop)
    const { page, path: shown } = here()
    const visit = ofVisit(parametersOf(shop))
    send({
      event,
      page,
      path: shown,
      ...(campaign !== undefined && { campaign }),
      ...(Object.keys(visit).length > 0 && { visit }),
    })
  }

  return {
    here,
    send,
    enter: (next) => {
      const { page } = placeOf(next)
      const shown = becoming.includes(page) ? `${next} ${page}` : next
      if (shown === view) return
      const isFirst = path === undefined
      path = next
      view = shown
      entered += 1
      const number = entered
      if (isFirst) return showPage('pageView')
      void environment.wait(delays.pageChangeTracking).then(() => {
        if (number === entered && shown !== reported) showPage('pageChange')
      })
    },
    restore: () => {
      if (path === undefined) return
      entered += 1
      showPage('pageView')
    },
    fail: (error) => send(errorEvent(error, { ...here(), audience: identity.get().audience })),
  }
}
