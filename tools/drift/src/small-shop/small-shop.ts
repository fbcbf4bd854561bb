import { openDocument, type Place } from './contract'
import { operations, Refused, type Operation } from './operations'
import { countItems, createStore, type Account, type Session } from './store'

/** A request, as the shop reads it. */
export interface ShopRequest {
  readonly method: string
  /** Path with query. */
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

export interface ShopReply {
  status: number
  headers: Record<string, string>
  setCookies: string[]
  body: string
}

interface Reply {
  readonly status: number
  readonly body: object
  readonly cookies?: readonly string[]
  readonly headers?: Readonly<Record<string, string>>
}

const refusal = (status: number, code: string, message: string): Reply => ({
  status,
  body: { error: { code, message } },
})

const mostBytes = 512 * 1024

const cookieIn = ({ headers }: ShopRequest, name: string): string | undefined =>
  new RegExp(`(?:^|;\\s*)${name}=([^;]*)`).exec(headers['cookie'] ?? '')?.[1]

const sessionCookie = 'small-shop'

const sessionCookies = ({ id, account }: Session) => [
  `${sessionCookie}=${id}; HttpOnly; SameSite=Strict; Path=/`,
  ...(account.isCustomer ? ['loggedIn=true; Path=/'] : []),
]

const signedOutCookies = [
  `${sessionCookie}=; Max-Age=0; HttpOnly; SameSite=Strict; Path=/`,
  'loggedIn=; Max-Age=0; Path=/',
  'cartId=; Max-Age=0; Path=/',
]

const countCookies = ({ isCustomer, cart, wishes }: Account) => {
  const [items, wished] = isCustomer ? ['gnCartCount', 'wishListCount'] : ['prospectCartCount', 'prospectWishListCount']
  return [
    `${items}=${cart ? countItems(cart) : 0}; Path=/`,
    `${wished}=${wishes.size}; Path=/`,
    `cartId=${cart?.id ?? ''}; Path=/`,
  ]
}

const cookiesOf = (session: Session, isNew: boolean) => [
  ...(isNew ? sessionCookies(session) : []),
  ...countCookies(session.account),
]

/** Minutes of a duration such as PT15M; a lock without one holds for a quarter of an hour. */
const minutesOf = (duration: string): number => Number(/^PT(\d+)M$/.exec(duration)?.[1] ?? 15)

const parse = (body: string): unknown => {
  const text = body.replace(/^\uFEFF/, '')
  try {
    return text === '' ? {} : (JSON.parse(text) as unknown)
  } catch {
    return undefined
  }
}

export interface SmallShopOptions {
  /** The published document. */
  readonly document: object
  readonly clock?: () => number
  /** Operations that are answered otherwise. */
  readonly replaced?: Readonly<Record<string, Operation>>
}

/** A shop of fifteen operations, written from the published document alone. */
export const createSmallShop = ({ document: published, clock = Date.now, replaced = {} }: SmallShopOptions) => {
  const document = openDocument(published)
  const store = createStore(clock)
  const served = { ...operations, ...replaced }

  /** What a test asks for; it is not there in production. */
  const testCall = (path: string, given: unknown): Reply => {
    const { account: id = '', identity, channel = '', for: duration = '' } = given as Readonly<Record<string, string>>
    if (path === '/test/accounts') return { status: 200, body: { id: store.addAccount(identity === 'signed-in').id } }
    const account = store.findAccount(id)
    if (!account) return refusal(404, 'NO_ACCOUNT', 'Nobody has this id.')
    if (path === '/test/sign-in') return { status: 200, body: {}, cookies: sessionCookies(store.openSession(account)) }
    const time = minutesOf(duration) * 60_000
    if (path === '/test/lock') store.cartOf(account).lock = { channel, until: store.timeOf(account) + time }
    if (path === '/test/clock') account.ahead += time
    return { status: 200, body: {} }
  }

  const sessionFor = (request: ShopRequest, { audience }: Place): { session?: Session; isNew: boolean } => {
    const session = store.useSession(cookieIn(request, sessionCookie))
    const isWanted = session && (audience === 'any' || (audience === 'signed-in') === session.account.isCustomer)
    if (isWanted) return { session, isNew: false }
    return audience === 'prospect' && !session
      ? { session: store.openSession(store.addAccount(false)), isNew: true }
      : { isNew: false }
  }

  const run = (place: Place, given: unknown, session: Session): object => {
    const operation = served[place.key]
    if (!operation) throw new Error(`nothing answers ${place.key}`)
    try {
      return operation(given, { session, account: session.account, store })
    } catch (error) {
      if (error instanceof Refused) return document.envelope(error.id, error.details)
      throw error
    }
  }

  const serve = (request: ShopRequest, place: Place, given: unknown): Reply => {
    const { session, isNew } = sessionFor(request, place)
    if (!session) return refusal(403, 'NO_SESSION', 'Please sign in.')
    if (given === undefined) return refusal(400, 'NOT_JSON', 'The body is not JSON.')
    if (!place.takes(given)) return refusal(400, 'BAD_REQUEST', 'The document has no such request.')
    const id = request.headers['guie2erequestid']
    const retryKey = place.isChange && id !== undefined ? `${place.key} ${String(id)}` : undefined
    const known = retryKey === undefined ? undefined : session.answered.get(retryKey)
    const body = known === undefined ? run(place, given, session) : (JSON.parse(known) as object)
    if (retryKey !== undefined) session.answered.set(retryKey, JSON.stringify(body))
    return {
      status: 200,
      body,
      cookies: place.key === 'session.logout' ? signedOutCookies : cookiesOf(session, isNew),
      headers: session.account.isCustomer ? { vzwaccountnumber: session.account.number } : {},
    }
  }

  const answer = (request: ShopRequest): Reply => {
    const { method, url, headers, body } = request
    const { pathname, searchParams } = new URL(url, 'http://any')
    if (pathname.startsWith('/test/')) return testCall(pathname, parse(body))
    const place = document.find(method, pathname)
    if (place === 'other-method') {
      const allow = document.allowed(pathname).join(', ')
      return { ...refusal(405, 'METHOD', 'Use another method.'), headers: { allow } }
    }
    if (!place || !served[place.key] || place.audience.startsWith('prepay')) {
      return refusal(404, 'NOT_FOUND', 'There is nothing here.')
    }
    if (body.length > mostBytes) return refusal(413, 'TOO_LARGE', 'The body is too large.')
    if (method === 'GET') return serve(request, place, Object.fromEntries(searchParams))
    const type = headers['content-type'] ?? 'application/json'
    if (!type.startsWith('application/json')) return refusal(415, 'MEDIA_TYPE', 'Send JSON.')
    return serve(request, place, parse(body))
  }

  return (request: ShopRequest): ShopReply => {
    const { status, body, cookies = [], headers = {} } = answer(request)
    const id = request.headers['guie2erequestid'] ?? crypto.randomUUID()
    return {
      status,
      headers: {
        'content-type': 'application/json; charset="utf-8"',
        'cache-control': 'no-store',
        e2erequestid: id,
        ...headers,
      },
      setCookies: [...cookies],
      body: JSON.stringify(body),
    }
  }
}
