import { readParameters } from '@soe/rules'
import { delays, isShopError, type FlagValues, type Shop } from '@soe/shop-platform'
import { errorEvent } from '../events/error-event'
import type { PageEvent } from '../events/page-event'
import { trackedPage } from '../events/tracked-page'
import type { Sender } from '../sending/create-sender'
import { readPermission } from '../consent/tracking-permission'

export interface Tracker {
  /** A page shows; the same page again is no other page. */
  enter(path: string): void
  /** Sends an event of the page in view. */
  send(describe: (page: string) => PageEvent | undefined): void
  fail(error: unknown): void
}

interface TrackerOptions {
  readonly shop: Shop
  readonly flags: FlagValues
  readonly sender: Sender
}

/** Key of session storage: what the app says of itself. */
const appKey = 'app.properties'

const campaignOf = ({ environment: { sessionStorage } }: Shop): string | undefined =>
  (JSON.parse(sessionStorage.getItem(appKey) ?? '{}') as { campaignId?: string }).campaignId

/** Follows one visit. A session that is switched off meanwhile sends nothing more. */
export const createTracker = ({ shop, flags, sender }: TrackerOptions): Tracker => {
  const { environment, identity } = shop
  let path: string | undefined

  const pageNow = () =>
    trackedPage({
      path: path ?? '',
      parameters: readParameters(environment.location.search),
      cartCount: identity.get().cartCount,
    })

  const send: Tracker['send'] = (describe) => {
    if (readPermission(environment, flags) !== 'granted') return
    const event = describe(pageNow())
    if (event) sender.send(event)
  }

  const showPage = (event: 'pageView' | 'pageChange', shown: string) => {
    const campaign = campaignOf(shop)
    send((page) => ({ event, page, path: shown, ...(campaign !== undefined && { campaign }) }))
  }

  return {
    send,
    enter: (next) => {
      if (next === path) return
      const isFirst = path === undefined
      path = next
      if (isFirst) return showPage('pageView', next)
      void environment.wait(delays.pageChangeTracking).then(() => path === next && showPage('pageChange', next))
    },
    fail: (error) => {
      if (!isShopError(error)) return
      send((page) => errorEvent(error, { page, path: path ?? '', audience: identity.get().audience }))
    },
  }
}
