import {
  ShopError,
  type NormalisedError,
  type Notice,
  type PageAt,
  type PageRecord,
  type Shop,
} from '@soe/shop-platform'
import { partOf } from '@soe/shop-platform/testing'
import type { PageEvent } from '../events/page-event'
import { createTracker } from './create-tracker'
import { trackNotices } from './start-tracking'

const flags = { tagManagerUrl: '/tagmanager/tags.js' }

const tracked: Readonly<Record<string, NonNullable<PageRecord['tracked']>>> = {
  '/': ['shoplanding'],
  '/smartphones/': ['gridwall'],
  '/smartphones/orbit-12-pro/': ['product detail'],
  '/sales/nse/delivery.html': [
    { name: 'store pickup', when: ({ parameters }) => parameters.type === 'pickup' },
    'checkout',
  ],
  '/sales/nse/creditresult.html': [
    { name: 'downpayment', when: ({ parameters }) => parameters.type === 'downpayment' },
  ],
  '/sales/digital/jtooffers.html': [
    { name: 'holiday offers', when: ({ parameters }) => parameters.campaignName === 'holiday' },
  ],
  '/sales/next/expresscart.html': [
    { name: 'scan-and-go cart', when: ({ parameters }) => parameters.flow === 'SCAN_AND_GO' },
  ],
}

const pageAt: PageAt = (path) => ({
  page: { file: 'page', addresses: {}, bar: 'B', tracked: tracked[path] ?? [] },
  name: undefined,
})

const subscribeTo = (listeners: Set<() => void>) => (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

const visit = (pathname = '/') => {
  sessionStorage.clear()
  const sent: PageEvent[] = []
  const waits: { milliseconds: number; end: () => void }[] = []
  const listeners = new Set<() => void>()
  let notices: readonly Partial<Notice>[] = []
  const environment = {
    sessionStorage,
    cookies: { read: () => 'analyticsConsent=granted' },
    location: { pathname, search: '' },
    wait: (milliseconds: number) => new Promise<void>((end) => waits.push({ milliseconds, end })),
  }
  const shop = partOf<Shop>({
    base: '',
    environment,
    identity: { get: () => ({ cartCount: 1, audience: 'prospect' }) },
    notices: { get: () => notices, subscribe: subscribeTo(listeners) },
  })
  const tracker = createTracker({ shop, pageAt, flags, sender: { send: (event) => sent.push(event) } })
  const showNotices = (next: readonly Partial<Notice>[]) => {
    notices = next
    for (const listener of listeners) listener()
  }
  const rest = async () => {
    for (const { end } of waits.splice(0)) end()
    await Promise.resolve()
  }
  return { shop, tracker, sent, waits, rest, showNotices }
}

it('views the first page at once, and tells of each further page half a second after it came (P4.67)', async () => {
  const { tracker, sent, waits, rest } = visit()
  tracker.enter('/smartphones/')
  tracker.enter('/smartphones/')
  expect(sent).toEqual([{ event: 'pageView', page: 'gridwall', path: '/smartphones/' }])
  tracker.enter('/smartphones/orbit-12-pro/')
  expect(waits.map(({ milliseconds }) => milliseconds)).toEqual([500])
  await rest()
  expect(sent.at(-1)).toEqual({ event: 'pageChange', page: 'product detail', path: '/smartphones/orbit-12-pro/' })
})

it.each([
  ['/sales/nse/delivery.html', 'pickup', 'checkout', 'store pickup'],
  ['/sales/nse/creditresult.html', 'downpayment', 'creditresult', 'downpayment'],
])('tells of %s again where its address says that it has become a %s, and only there', async (path, type, ...names) => {
  const [page, become] = names
  const { shop, tracker, sent, rest } = visit(path)
  const choose = async (search: string) => {
    Object.assign(shop.environment.location, { search })
    tracker.enter(path)
    await rest()
  }
  for (const search of ['', `?type=${type}`, `?type=${type}&line=2`, '?line=2']) await choose(search)
  expect(sent.map((event) => [event.event, 'page' in event && event.page])).toEqual([
    ['pageView', page],
    ['pageChange', become],
    ['pageChange', page],
  ])
})

it('says nothing of a page that is left before', async () => {
  const { tracker, sent, rest } = visit()
  tracker.enter('/')
  tracker.enter('/smartphones/')
  tracker.enter('/watches/')
  await rest()
  expect(sent.map((event) => 'path' in event && event.path)).toEqual(['/', '/watches/'])
})

it('tells once of a page that is left and come back to within half a second', async () => {
  const { tracker, sent, rest } = visit()
  tracker.enter('/')
  tracker.enter('/smartphones/')
  tracker.enter('/watches/')
  tracker.enter('/smartphones/')
  await rest()
  expect(sent.map((event) => 'path' in event && event.path)).toEqual(['/', '/smartphones/'])
})

it('tells nothing new of a page whose next one is left within half a second', async () => {
  const { tracker, sent, rest } = visit()
  tracker.enter('/')
  tracker.enter('/smartphones/')
  tracker.enter('/')
  await rest()
  expect(sent.map(({ event }) => event)).toEqual(['pageView'])
})

it('views a page anew that Back restores as it was left, and once', async () => {
  const { tracker, sent, rest } = visit()
  tracker.enter('/')
  tracker.enter('/smartphones/')
  tracker.restore()
  await rest()
  expect(sent.map((event) => 'path' in event && `${event.event} ${event.path}`)).toEqual([
    'pageView /',
    'pageView /smartphones/',
  ])
})

it("takes the app's campaign along", () => {
  const { tracker, sent } = visit()
  sessionStorage.setItem('app.properties', '{"campaignId":"fall"}')
  tracker.enter('/')
  expect(sent).toEqual([{ event: 'pageView', page: 'shoplanding', path: '/', campaign: 'fall' }])
})

it('is silent once the session is switched off', () => {
  const { tracker, sent } = visit()
  sessionStorage.setItem('disableTagging', 'true')
  tracker.enter('/')
  expect(sent).toEqual([])
})

it('tells of errors of the carrier and of scripts', () => {
  const { tracker, sent } = visit()
  tracker.fail(new TypeError('x is not a function'))
  tracker.fail(new ShopError('cart.addDevice', 'message', { id: '208', name: 'LOCKED' } as NormalisedError))
  expect(sent).toMatchObject([
    { event: 'error', code: 'NO_ERR_CODE', name: 'TypeError', message: 'x is not a function' },
    { event: 'error', code: '208', name: 'LOCKED', message: 'NO_ERR_MSG' },
  ])
})

it('tells of the page in the address before one is entered', () => {
  const { tracker, sent } = visit('/smartphones/')
  tracker.fail(new TypeError('x is not a function'))
  expect(sent).toMatchObject([{ event: 'error', page: 'gridwall' }])
})

it('tells of a notice on the page it came on, though another shows meanwhile', async () => {
  const { shop, tracker, sent, rest, showNotices } = visit()
  tracker.enter('/smartphones/')
  trackNotices(shop, tracker)
  showNotices([{ id: 1, type: 'success', text: 'Saved.' }])
  tracker.enter('/smartphones/orbit-12-pro/')
  await rest()
  expect(sent).toContainEqual({ event: 'notification', page: 'gridwall', type: 'success', message: 'Saved.' })
})

it('tells of each notice once, a second after it shows (P4.42)', async () => {
  const { shop, tracker, sent, waits, rest, showNotices } = visit()
  trackNotices(shop, tracker)
  const saved = { id: 1, type: 'success', text: 'Saved.' } as const
  showNotices([saved])
  showNotices([saved, { id: 2, type: 'error', text: 'Try again.' }, { id: 3, type: 'warning' }])
  expect(waits.map(({ milliseconds }) => milliseconds)).toEqual([1000, 1000, 1000])
  await rest()
  expect(sent).toMatchObject([
    { event: 'notification', type: 'success', message: 'Saved.' },
    { event: 'notification', type: 'error', message: 'Try again.' },
    { event: 'notification', type: 'warning', message: 'NO MESSAGE SENT' },
  ])
})

it.each([
  ['holiday offers', { campaignName: 'holiday' }, '/sales/digital/jtooffers.html'],
  ['scan-and-go cart', { flow: 'SCAN_AND_GO' }, '/sales/next/expresscart.html'],
])('names the page %s on later pages of a visit with %j', (page, named, path) => {
  const { tracker, sent } = visit()
  sessionStorage.setItem('visitParameters', JSON.stringify(named))
  tracker.enter(path)
  expect(sent).toEqual([{ event: 'pageView', page, path, visit: named }])
})

it('says with each page what the addresses of the visit have named, and nothing of the page alone (P2.089, P2.091, P2.093, P2.094, P2.095, P2.096, P2.097)', () => {
  const { shop, tracker, sent } = visit()
  const named = { intcmp: 'home', isViewed: true, domain: 'www', iconicTestIntent: 'AAL' }
  sessionStorage.setItem('visitParameters', JSON.stringify(named))
  Object.assign(shop.environment.location, {
    search: '?intcmp=mail&fromSource=hub&isShopFlow&isProspect=Y&isFiosOnlyFeedFlow=false&type=pickup&line=2',
  })
  tracker.enter('/')
  expect(sent).toEqual([
    expect.objectContaining({
      visit: {
        ...named,
        intcmp: 'mail',
        fromSource: 'hub',
        isShopFlow: true,
        isProspect: true,
        isFiosOnlyFeedFlow: false,
      },
    }),
  ])
})
