import type { Handling } from '@soe/rules'
import {
  bannerTopic,
  createIdentityStore,
  createNoticeStore,
  pathsFor,
  ShopError,
  type Environment,
  type ErrorMeta,
  type FlagValues,
  type NormalisedError,
} from '@soe/shop-platform'
import { partOf } from '@soe/shop-platform/testing'
import { QueryClient, QueryObserver } from '@tanstack/react-query'
import type { CartLock } from './cart-lock'
import { handleError, type Effects } from './handle-error'

interface Visit {
  address?: string
  cookie?: string
  isNarrow?: boolean
  flags?: FlagValues
}

const recordLocks = () => {
  const locks: (CartLock | undefined)[] = []
  return { locks, set: (lock: CartLock) => void locks.push(lock), reset: () => void locks.push(undefined) }
}

const shopAt = ({ address = '/smartphones/', cookie = '', isNarrow = false, flags = {} }: Visit = {}) => {
  const { pathname, search } = new URL(address, 'http://shop.test')
  const visited: string[] = []
  const written: string[] = []
  const assign = (path: string | URL) => void visited.push(`${path}`)
  const environment = partOf<Environment>({
    location: { pathname, search, assign, reload: () => void visited.push('reload') },
    cookies: { read: () => cookie, write: (text: string) => void written.push(text) },
    userAgent: '',
    sessionStorage: window.sessionStorage,
    now: () => 0,
    isNarrow: () => isNarrow,
  })
  const identity = createIdentityStore(environment)
  const shop = {
    environment,
    identity,
    pathOf: pathsFor({}, () => identity.get().audience),
    notices: createNoticeStore(),
    lock: recordLocks(),
    language: 'en' as const,
    queryClient: new QueryClient(),
    goTo: assign,
    loadFlags: () => Promise.resolve(flags),
    answerDates: { latest: 0, latestKept: 0 },
    base: '',
  }
  return { shop, visited, written }
}

const handle = (shop: Effects, error: ShopError, meta: ErrorMeta, retry = () => undefined) =>
  handleError(shop, error, meta, retry)

/** What an effect fetches is there. */
const settled = () => new Promise((resolve) => setTimeout(resolve))

const failure = (handling: Handling, details: NormalisedError['details'] = [], more: Partial<NormalisedError> = {}) =>
  new ShopError('cart.addDevice', handling, { message: 'It failed.', details, ...more } as NormalisedError)

describe('a failed call', () => {
  it.each<[Handling, string, string]>([
    ['scheduled-order', '', '/sales/digital/error/genericError.html?type=SCHEDULED_ORDER'],
    ['cart-lost', '', '/sales/digital/cart.html?redirect=detailsnotfound'],
    ['cart-lost', 'role=prepay', '/sales/prepaid/expresscart.html?redirect=detailsnotfound'],
    ['cart-account-member', '', '/sales/digital/cart.html?redirect=accountmember'],
    ['empty-cart', '', '/sales/digital/cart.html?redirect=emptycart'],
    ['empty-cart', 'role=prepay', '/sales/prepaid/expresscart.html?redirect=emptycart'],
    ['logout', '', '/soe/digital/prospect/fraudservice/session/logout'],
    ['logout', 'loggedIn=true', '/soe/digital/auth/fraudservice/session/logout'],
  ])('to be handled as %s with the cookies "%s" goes to %s', async (handling, cookie, path) => {
    const { shop, visited } = shopAt({ cookie })
    await handle(shop, failure(handling), {})
    expect(visited).toEqual([path])
  })

  it.each([
    ['goes to the shop', 'a guest', '', ['/smartphones']],
    ['is loaded again, and led on by the server', 'a customer', 'loggedIn=true', ['reload']],
  ])('%s where %s cannot be signed out here', async (_, _whom, cookie, expected) => {
    const { shop, visited } = shopAt({ cookie })
    shop.environment.cookies.write = () => {
      throw new Error('no cookies')
    }
    await handle(shop, failure('logout'), {})
    expect(visited).toEqual(expected)
  })

  it('does not go where the shopper already is', () => {
    const { shop, visited } = shopAt({ address: '/sales/digital/cart.html?redirect=accountmember' })
    void handle(shop, failure('cart-account-member'), {})
    expect(visited).toEqual([])
  })

  it.each<[Handling, string, ErrorMeta]>([
    ['empty-cart', 'a read of the cart, whose page shows it', {}],
    ['go-to-url', 'a change, while its address is followed', {}],
    ['aborted', 'a call that its caller has cancelled', {}],
  ])('handled as %s stays silently on the page of %s', (handling, _of, meta) => {
    const { shop, visited } = shopAt()
    const { normalised } = failure(handling)
    void handle(shop, new ShopError('checkout.getCheckoutDetails', handling, normalised), meta)
    expect([visited, shop.notices.get()]).toEqual([[], []])
  })

  it('that lost the cart forgets every cookie that a script can reach, and the storage', () => {
    const { shop, written } = shopAt({ cookie: 'cartId=C1; prospectCartCount=2' })
    window.sessionStorage.setItem('RESUMED_CART', 'true')
    void handle(shop, failure('cart-lost'), {})
    expect(written.map((text) => text.split('=')[0])).toEqual(['cartId', 'prospectCartCount'])
    expect(written.every((text) => text.includes('expires=Mon, 29 Dec 1969'))).toBe(true)
    expect(window.sessionStorage.length).toBe(0)
  })
})

describe('a missing chunk', () => {
  it.each([
    ['loads the page again', {}, ['/smartphones/?ts=0'], []],
    ['says so where the flag keeps the page', { chunkErrorRedirectFFlag: false }, [], ['It failed.']],
  ])('%s', async (_, flags, expected, texts) => {
    const { shop, visited } = shopAt({ flags })
    const replace = (path: string) => void visited.push(path)
    Object.assign(shop.environment, { fetch: () => Promise.resolve(), isOnline: () => true })
    Object.assign(shop.environment.location, { replace })
    await handle(
      shop,
      failure('chunk-reload', [], { name: 'ChunkLoadError', serviceErrMsg: 'Loading chunk failed' }),
      {},
    )
    expect([visited, shop.notices.get().map(({ text }) => text)]).toEqual([expected, texts])
  })
})

describe('a locked cart', () => {
  const locked = failure('cart-lock', [{ lockedChannelID: 'VZW-RETAIL' }])

  it('stays on the page and names who holds it', () => {
    const { shop, visited } = shopAt()
    void handle(shop, locked, {})
    expect(shop.lock.locks).toEqual([{ locked: true, lockedChannelID: 'VZW-RETAIL', source: 'cart.addDevice' }])
    expect(visited).toEqual([])
  })

  it.each([
    ['on mobile', { isNarrow: true }, {}],
    ['through the cart icon', {}, { viaCartIcon: true }],
  ])('%s goes to the cart-locked page and resets the lock', (_name, place, meta) => {
    const { shop, visited } = shopAt(place)
    void handle(shop, locked, meta)
    expect(visited).toEqual(['/sales/digital/cartLocked.html'])
    expect(shop.lock.locks).toEqual([undefined])
  })
})

it('a locked cart stays on the page that says so', () => {
  const { shop, visited } = shopAt({ isNarrow: true, address: '/sales/digital/cartLocked.html' })
  void handle(shop, failure('cart-lock', [{ lockedChannelID: 'VZW-RETAIL' }]), {})
  expect(visited).toEqual([])
})

describe('a message', () => {
  it.each([
    ['is shown', {}, ['It failed.']],
    ['is not shown where the component shows it', { showsError: true }, []],
    ['is not shown where nothing is to be shown', { silent: true }, []],
  ])('%s', (_name, meta, texts) => {
    const { shop } = shopAt()
    void handle(shop, failure('message'), meta)
    expect(shop.notices.get().map(({ text }) => text)).toEqual(texts)
  })
})

describe('trying again', () => {
  it.each<[Handling, NormalisedError['statusCode'], boolean]>([
    ['retry', 0, true],
    ['retry', 'CANCELLED/ABORTED', true],
    ['message', 500, true],
    ['message', 200, false],
    ['ig-error', 417, false],
  ])('after an error handled as %s with the status %s is offered: %s', (handling, statusCode, isOffered) => {
    const { shop } = shopAt()
    const retry = jest.fn()
    void handle(shop, failure(handling, [], { statusCode }), {}, retry)
    const [notice] = shop.notices.get()
    expect(notice?.action?.label).toBe(isOffered ? 'Try again' : undefined)
    if (notice?.action && 'onPress' in notice.action) notice.action.onPress()
    expect(retry).toHaveBeenCalledTimes(isOffered ? 1 : 0)
  })
})

describe('a refusal that says that the page is out of date', () => {
  it.each([
    ['OUT_OF_STOCK', ['checkout.getCheckoutDetails', 'catalogue.getProduct']],
    ['1008', ['checkout.getCheckoutDetails']],
    ['PROMO_INVALID', []],
  ])('%s has %j read again', (id, expected) => {
    const { shop } = shopAt()
    const { queryClient } = shop
    const reads = ['checkout.getCheckoutDetails', 'catalogue.getProduct', 'plans.listPlans']
    for (const read of reads) queryClient.setQueryData([read, {}], read)
    void handle(shop, failure('message', [], { id }), { makesStale: ['checkout.getCheckoutDetails'] })
    expect(reads.filter((read) => queryClient.getQueryState([read, {}])?.isInvalidated)).toEqual(expected)
  })
})

describe('a cancelled case', () => {
  const cartPath = '/sales/digital/expresscart.html'

  it.each([
    [{}, cartPath],
    [{ caseCancelledRedirectUrl: '/watches/' }, '/watches/'],
    [{ caseCancelledRedirectUrl: 'https://help.test/cases' }, 'https://help.test/cases'],
    [{ caseCancelledRedirectUrl: '//evil.test' }, cartPath],
    [{ caseCancelledRedirectUrl: 'javascript:alert(1)' }, cartPath],
  ])('with the flags %j leads to %s', async (flags, target) => {
    const { shop, visited } = shopAt({ flags })
    void handle(shop, failure('case-cancelled'), {})
    await Promise.resolve()
    const action = shop.notices.get()[0]?.action
    if (action && 'onPress' in action) action.onPress()
    expect(visited).toEqual([target])
  })

  it('is reported by one notice, however many calls meet it', async () => {
    const { shop } = shopAt()
    void handle(shop, failure('case-cancelled'), {})
    void handle(shop, failure('case-cancelled', [], { message: 'It is cancelled.' }), {})
    await Promise.resolve()
    await Promise.resolve()
    expect(shop.notices.get().map(({ text }) => text)).toEqual([
      expect.stringMatching(/^It is cancelled\. This order was ended/),
    ])
  })
})

describe('an offer to help', () => {
  it.each([
    ['with the words of the carrier', 'Chat with us', {}, 'Chat with us'],
    ['with words of its own', '', {}, 'Need help? Our representatives can go on with you.'],
    ['not where nothing is to be shown', 'Chat with us', { silent: true }, undefined],
  ])('is made %s (P4.39)', (_name, proactiveChatCustomMessage, meta, text) => {
    const { shop } = shopAt()
    void handle(shop, failure('message', [], { proactiveChatIndicator: true, proactiveChatCustomMessage }), meta)
    expect(shop.notices.get().find(({ topic }) => topic === bannerTopic)?.text).toBe(text)
  })
})

describe('a notice of its own kind', () => {
  it.each([
    ['case-cancelled', 'info', expect.stringMatching(/^It failed\. This order was ended elsewhere/)],
    ['past-due-notice', 'warning', 'Pay the balance on your account, then add the device again.'],
  ] as const)('for %s is of the type %s, also where the component shows errors', async (handling, type, text) => {
    const { shop } = shopAt()
    void handle(shop, failure(handling), { showsError: true })
    await Promise.resolve()
    expect(shop.notices.get()).toMatchObject([{ type, text }])
  })

  it('is not shown where nothing is to be shown', () => {
    const { shop } = shopAt()
    void handle(shop, failure('case-cancelled'), { silent: true })
    expect(shop.notices.get()).toEqual([])
  })
})

it.each(['logout', 'cart-lost'] as const)('%s forgets all but what the page that is left reads', async (handling) => {
  const { shop } = shopAt()
  const { queryClient } = shop
  for (const key of ['shown', 'hidden']) queryClient.setQueryData([key], key)
  const stop = new QueryObserver(queryClient, { queryKey: ['shown'], staleTime: Infinity }).subscribe(() => undefined)
  void handle(shop, failure(handling), {})
  await settled()
  expect(
    queryClient
      .getQueryCache()
      .getAll()
      .map(({ queryKey }) => queryKey),
  ).toEqual([['shown']])
  stop()
})
