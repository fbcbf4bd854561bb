/** @jest-isolated It replaces a package for all modules that it loads. */
import { getCases, getThrottleList } from '@soe/contracts/routes'
import { callOnce } from '../calls/read-query'
import { createSessionShop, createTabs, type SessionVisit } from '../testing/session-shop'
import type { Shop } from '../create-shop'
import { leaveSignedOut } from './sign-out'
import { createSessionWatcher } from './create-session-watcher'

// As in the build: routes have no schemas for the real package to read.
jest.mock('@ts-rest/core', () => jest.requireActual<object>('../client/stand-ins/ts-rest-core'))

const signedIn = { loggedIn: 'true', role: 'accountmember', cartId: 'C1' }
const guest = { loggedIn: 'false' }
const minute = 60_000
const keepAlivePath = '/soe/digital/auth/fraudservice/session/keepAlive'
const continuePath = '/onedp/api/mva/session/continue'
const logoutPath = '/soe/digital/auth/fraudservice/session/logout'

const stops: (() => void)[] = []

beforeEach(() => {
  jest.useFakeTimers({ now: 1_795_694_400_000 })
  sessionStorage.clear()
})
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
  jest.useRealTimers()
})

const watch = (visit: SessionVisit) => {
  const opened = createSessionShop(visit)
  const watcher = createSessionWatcher(opened.shop)
  stops.push(watcher.start())
  return { ...opened, watcher }
}

/** Advances the clock, then lets what is waiting go on. */
const pass = async (milliseconds: number) => {
  jest.advanceTimersByTime(milliseconds)
  await jest.advanceTimersByTimeAsync(0)
}

describe('a session that is watched', () => {
  it('warns at 28 minutes and counts down', async () => {
    const { watcher } = watch({ cookies: signedIn })
    await pass(28 * minute - 1000)
    expect(watcher.get().showModal).toBe(false)
    await pass(1000)
    expect(watcher.get()).toMatchObject({ showModal: true, minutes: 2, seconds: 0 })
    await pass(13_000)
    expect(watcher.get()).toMatchObject({ minutes: 1, seconds: 47 })
  })

  it.each([
    ['a customer', signedIn, [], [logoutPath]],
    ['a guest', guest, ['/soe/digital/prospect/fraudservice/session/nse/clearCache'], ['/smartphones']],
  ])('of %s ends at 30 minutes', async (_, cookies, called, left) => {
    const { calls, visited } = watch({ cookies })
    await pass(30 * minute)
    expect([calls, visited]).toEqual([called, left])
  })

  it('ends also where the browser denies the way to its other tabs', async () => {
    const openChannel = (): never => {
      throw new DOMException('No', 'SecurityError')
    }
    const { visited } = watch({ cookies: signedIn, tabs: { openChannel } })
    await pass(30 * minute)
    expect(visited).toEqual([logoutPath])
  })

  it.each<[string, Record<string, string>, Record<string, string>, string[]]>([
    ['begins another with no cart', {}, { 'XSRF-TOKEN': 'new', prospectCartCount: '0', cartId: '' }, ['/smartphones']],
    ['begins another that has a cart', {}, { 'XSRF-TOKEN': 'new', cartId: 'C2' }, []],
    ['only empties the cart', {}, { prospectCartCount: '0', cartId: '' }, []],
    ['begins another, and there was nothing in the cart', { prospectCartCount: '0' }, { 'XSRF-TOKEN': 'new' }, []],
    ['begins another, and the cart comes along', {}, { 'XSRF-TOKEN': 'new' }, []],
  ])('of a guest, where an answer %s', async (_, before, answered, left) => {
    const { shop, jar, visited } = watch({ cookies: { ...guest, prospectCartCount: '2', cartId: 'C1', ...before } })
    for (const [name, value] of Object.entries(answered)) jar.set(name, value)
    shop.identity.refresh()
    await pass(0)
    expect(visited).toEqual(left)
    expect(decodeURIComponent(jar.get('signedOut') ?? '').includes('items=2')).toBe(left.length > 0)
  })

  it('leaves for the carrier’s page alone when a call is answered 401, whatever it tells other tabs', () => {
    const tabs = createTabs()
    const { shop, visited } = watch({ cookies: signedIn, tabs })
    const other = watch({ cookies: signedIn, tabs })
    leaveSignedOut(shop)
    expect([visited, other.visited]).toEqual([[logoutPath], ['/smartphones']])
  })

  it('does not end where there is none', async () => {
    const { visited, watcher } = watch({ cookies: { 'XSRF-TOKEN': '' } })
    await pass(60 * minute)
    expect([visited, watcher.get().showModal]).toEqual([[], false])
  })

  it('follows the clock of the server when it is moved', async () => {
    const tabs = createTabs()
    const { watcher } = watch({ cookies: signedIn, tabs })
    const { postMessage } = tabs.openChannel()
    postMessage({ kind: 'time', now: Date.now() })
    postMessage({ kind: 'time', now: Date.now() + 28 * minute })
    expect(watcher.get()).toMatchObject({ showModal: true, minutes: 2, seconds: 0 })
    postMessage({ kind: 'time', now: Date.now() + 10 * minute })
    expect(watcher.get()).toMatchObject({ showModal: false, minutes: 20 })
  })

  describe.each([
    ['slow', 35 * minute],
    ['slow', 24 * 60 * minute],
    ['fast', -35 * minute],
  ])('on a device whose clock is %s (%i ms)', (_, behind) => {
    it.each([
      ['the page itself', getThrottleList],
      ['the shopper', getCases],
    ] as const)(
      'counts from the opening of the page, by the clock of the server, after a call of %s',
      async (__, route) => {
        const { shop, watcher, visited } = watch({ cookies: signedIn, serverNow: () => Date.now() + behind })
        await pass(5 * minute)
        void callOnce(shop, route, { body: {} })
        await pass(0)
        await pass(1000)
        expect([visited, watcher.get().showModal]).toEqual([[], false])
        expect(watcher.get().minutes).toBe(route === getCases ? 29 : 24)
      },
    )

    it('does so where the answer came before the session was watched', async () => {
      const opened = createSessionShop({ cookies: signedIn, serverNow: () => Date.now() + behind })
      void callOnce(opened.shop, getThrottleList, { body: {} })
      await pass(0)
      const watcher = createSessionWatcher(opened.shop)
      stops.push(watcher.start())
      await pass(1000)
      expect([opened.visited, watcher.get().minutes]).toEqual([[], 29])
      await pass(28 * minute)
      expect(watcher.get()).toMatchObject({ showModal: true, minutes: 1, seconds: 59 })
    })

    it('does so where another tab says the time first', async () => {
      const tabs = createTabs()
      const { watcher, visited } = watch({ cookies: signedIn, tabs })
      await pass(10 * minute)
      tabs.openChannel().postMessage({ kind: 'time', now: Date.now() + behind })
      await pass(1000)
      expect([visited, watcher.get().minutes]).toEqual([[], 19])
    })
  })

  it.each([
    ['the page itself', true, getThrottleList],
    ['the shopper', false, getCases],
  ] as const)('still warns after an answer to a call of %s: %s', async (_, isWarned, route) => {
    const { shop, watcher } = watch({ cookies: signedIn })
    await pass(28 * minute)
    void callOnce(shop, route, { body: {} })
    await pass(0)
    expect(watcher.get().showModal).toBe(isWarned)
  })

  it('stands while the clock of the server does', async () => {
    const tabs = createTabs()
    const { watcher } = watch({ cookies: signedIn, tabs })
    tabs.openChannel().postMessage({ kind: 'time', now: Date.now(), isFrozen: true })
    await pass(60 * minute)
    expect(watcher.get()).toMatchObject({ showModal: false, sessionTimedOut: false, minutes: 30 })
  })

  it('shows the truth to a tab that wakes', async () => {
    const { watcher } = watch({ cookies: signedIn })
    jest.setSystemTime(Date.now() + 29 * minute)
    watcher.wake()
    expect(watcher.get()).toMatchObject({ showModal: true, minutes: 1, seconds: 0 })
  })
})

describe('a clock that leaps while the page is open', () => {
  const throttlePath = '/getNSAThrottleList'

  /** Sets the device's clock an hour forward, five minutes after a call of the shopper. */
  const leap = async (visit: SessionVisit) => {
    const opened = watch({ cookies: signedIn, ...visit })
    void callOnce(opened.shop, getCases, { body: {} })
    await pass(0)
    await pass(5 * minute)
    jest.setSystemTime(Date.now() + 60 * minute)
    await pass(1000)
    await pass(30_000)
    return { ...opened, asked: opened.calls.filter((url) => url.endsWith(throttlePath)).length }
  }

  it('ends nothing where the carrier’s clock has not leapt', async () => {
    const start = Date.now()
    const serverNow = () => start + ((Date.now() - start) % (60 * minute))
    const { watcher, visited, asked } = await leap({ serverNow })
    expect([visited, watcher.get().minutes, watcher.get().showModal]).toEqual([[], 24, false])
    expect(asked).toBe(1)
  })

  it('ends the session of a tab that has slept for as long', async () => {
    const { visited, asked } = await leap({})
    expect([asked, visited]).toEqual([1, [logoutPath]])
  })

  it('ends the session where the carrier does not say its time', async () => {
    const { visited } = await leap({ statuses: { [throttlePath]: 500 } })
    expect(visited).toEqual([logoutPath])
  })
})

describe('extending', () => {
  it.each([
    ['a customer', signedIn, keepAlivePath],
    ['a guest', guest, continuePath],
  ])('the session of %s begins it anew', async (_, cookies, path) => {
    const { watcher, calls } = watch({ cookies })
    await pass(29 * minute)
    const extended = watcher.extend()
    expect(watcher.get()).toMatchObject({ isExtending: true, isSessionExtended: false })
    await pass(0)
    expect(await extended).toBe(true)
    expect(calls).toEqual([path])
    expect(watcher.get()).toMatchObject({ isSessionExtended: true, showModal: false, error: false, minutes: 30 })
  })

  it.each([500, 401])('that fails with %i clears the resumed cart and signs a customer out', async (status) => {
    sessionStorage.setItem('RESUMED_CART', 'true')
    const { watcher, visited, jar } = watch({ cookies: signedIn, statuses: { '/keepAlive': status } })
    const extended = watcher.extend()
    await pass(0)
    expect(await extended).toBe(false)
    expect(sessionStorage.getItem('RESUMED_CART')).toBeNull()
    expect(visited).toEqual([logoutPath])
    expect(decodeURIComponent(jar.get('signedOut') ?? '')).toContain('reason=failed')
  })

  it('that fails lets a prospect stay (P4.18)', async () => {
    sessionStorage.setItem('RESUMED_CART', 'true')
    const { watcher, visited } = watch({ cookies: guest, statuses: { '/continue': 500 } })
    const extended = watcher.extend()
    await pass(0)
    expect(await extended).toBe(false)
    expect([visited, watcher.get().error, sessionStorage.getItem('RESUMED_CART')]).toEqual([[], true, null])
  })

  it('is tried 30 times at 750 ms while nobody answers (P4.68)', async () => {
    const { watcher, calls } = watch({ cookies: guest, statuses: { '/continue': 503 } })
    const extended = watcher.extend()
    await jest.advanceTimersByTimeAsync(29 * 750 - 1)
    expect(calls).toHaveLength(29)
    await jest.advanceTimersByTimeAsync(1000)
    expect(await extended).toBe(false)
    expect(calls).toHaveLength(30)
  })
})

describe('two tabs', () => {
  it('extended in one is extended in the other', async () => {
    const tabs = createTabs()
    const [one, other] = [watch({ cookies: signedIn, tabs }), watch({ cookies: signedIn, tabs })]
    await pass(29 * minute)
    expect(other.watcher.get().showModal).toBe(true)
    void one.watcher.extend()
    await pass(0)
    expect(other.watcher.get()).toMatchObject({ showModal: false, minutes: 30 })
  })

  it('signed out in one is signed out in the other', async () => {
    const tabs = createTabs()
    const [one, other] = [
      watch({ cookies: signedIn, tabs, statuses: { '/keepAlive': 500 } }),
      watch({ cookies: signedIn, tabs, address: '/espanol/watches/' }),
    ]
    void one.watcher.extend()
    await pass(0)
    expect(one.visited).toEqual([logoutPath])
    expect(other.visited).toEqual(['/espanol/smartphones'])
  })
})

describe('what a tab has changed', () => {
  const read = 'checkout.getCheckoutDetails'
  const change = ({ queryClient }: Shop) =>
    queryClient
      .getMutationCache()
      .build(queryClient, { mutationFn: () => Promise.resolve(), meta: { makesStale: [read] } })
      .execute(undefined)

  it.each(['before', 'after'])('is read again in the other, %s it listens', async (when) => {
    const tabs = createTabs()
    const { shop } = watch({ cookies: signedIn, tabs })
    shop.queryClient.setQueryData([read], 'old')
    const other = createSessionShop({ cookies: signedIn, tabs }).shop
    if (when === 'before') await change(other)
    stops.push(createSessionWatcher(other).start())
    if (when === 'after') await change(other)
    await pass(0)
    expect(shop.queryClient.getQueryState([read])?.isInvalidated).toBe(true)
  })
})

describe('what was typed', () => {
  it.each([
    ['stays for the customer whose cart it was', signedIn, ['draft.checkout.contact.C1']],
    ["goes when another's cart is there", { ...signedIn, cartId: 'C2' }, []],
    ['goes when a customer without a cart signs in', { ...signedIn, cartId: '' }, []],
    ['stays for a guest', guest, ['draft.checkout.contact.C1']],
  ])('%s', (_, cookies, kept) => {
    sessionStorage.setItem('draft.checkout.contact.C1', '{}')
    watch({ cookies })
    expect(Object.keys(sessionStorage)).toEqual(kept)
  })
})
