import { Hono, type Context } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { getCookie, setCookie } from 'hono/cookie'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { accountOperations } from './account-operations'
import { cartOperations } from './cart-operations'
import { checkoutOperations } from './checkout-operations'
import type { Contract, Place } from './contract'
import { BusinessError, type Handler, serviceHeader } from './handler'
import { orderOperations } from './order-operations'
import { countItems, createStore, lockedBy, sessionCookie, type Customer, type Session, type Store } from './store'
import { testRoutes } from './test-routes'
import { wishlistOperations } from './wishlist-operations'
import { promoOf } from './catalogue'
import { caseView } from './cart-view'
import { promotionView } from './cart-amounts'
import { changed, filledCart } from './change-cart'

interface PromoBody {
  readonly promoCode: string
}

const applyPromo: Handler<PromoBody> = (request) => {
  const cart = filledCart(request)
  const { promoCode } = request.body
  if (promoOf(promoCode) === undefined) throw new BusinessError('PROMO_INVALID')
  cart.promoCode = promoCode
  return { ...changed(request, cart), ...promotionView(cart) }
}

const removePromo: Handler<PromoBody> = (request) => {
  const cart = filledCart(request)
  if (cart.promoCode !== request.body.promoCode) throw new BusinessError('PROMO_INVALID')
  delete cart.promoCode
  return { ...changed(request, cart), ...promotionView(cart) }
}

const promoOperations: Readonly<Record<string, Handler>> = {
  'cart.applyPromo': applyPromo,
  'cart.removePromo': removePromo,
}

const saveCart: Handler<{ readonly emailId: string }> = (request) => {
  const cart = filledCart(request)
  request.store.saveCart(request.body.emailId, cart)
  const { cartId, caseId } = cart
  return { serviceHeader: serviceHeader(), cartId, caseId, quoteId: `quote-${caseId}` }
}

const resumeCase: Handler<{ readonly caseId?: string; readonly emailId?: string }> = (request) => {
  const { caseId, emailId = '' } = request.body
  const saved = caseId === undefined ? request.store.findSavedCart(emailId) : request.store.findSavedCase(caseId)
  if (!saved) throw new BusinessError('SAVED_CART_NOT_FOUND')
  request.session.customer.cart = saved
  return changed(request, saved)
}

const getCases: Handler = ({ session: { customer }, store }) => {
  const { cart } = customer
  const lockedChannelID = cart && lockedBy(cart, store.timeOf(customer))
  const lock = lockedChannelID !== undefined && { explicitLock: true, lockedChannelID }
  const cases = cart ? [{ ...caseView(cart), ...lock }] : []
  return { serviceHeader: serviceHeader(), caseCount: cases.length, cases }
}

const savedCartOperations: Readonly<Record<string, Handler>> = {
  'cart.saveCart': saveCart,
  'cases.resumeCase': resumeCase,
  'cases.getCases': getCases,
}

const minutes = 60_000

const sessionOperations: Readonly<Record<string, Handler>> = {
  'session.keepAlive': ({ session, store }) => ({
    statusCode: '00',
    serviceHeader: serviceHeader(),
    expiresAt: new Date(store.timeOf(session.customer) + 30 * minutes).toISOString(),
  }),
  'content.getFeatureFlags': () => ({ featureFlags: {} }),
  'session.logout': ({ session, store }) => {
    store.closeSession(session.id)
    return { statusCode: '00', serviceHeader: serviceHeader() }
  },
}

export const operations: Readonly<Record<string, Handler>> = {
  ...cartOperations,
  ...orderOperations,
  ...accountOperations,
  ...checkoutOperations,
  ...promoOperations,
  ...savedCartOperations,
  ...wishlistOperations,
  ...sessionOperations,
}

const refuse = (context: Context, status: ContentfulStatusCode, code: string, message: string) =>
  context.json({ error: { code, message } }, status)

const signIn = (context: Context, store: Store, customer: Customer): Session => {
  const session = store.openSession(customer)
  setCookie(context, sessionCookie, session.id, { path: '/', httpOnly: true, sameSite: 'Lax' })
  setCookie(context, 'XSRF-TOKEN', session.token, { path: '/' })
  if (customer.audience.endsWith('signed-in')) setCookie(context, 'loggedIn', 'true', { path: '/' })
  return session
}

const guests: ReadonlySet<string> = new Set(['prospect', 'prepay'])

/** Whose request it is: guests get a session with their first one. */
const sessionFor = (context: Context, store: Store, { audience }: Place): Session | undefined => {
  const session = store.useSession(getCookie(context, sessionCookie))
  if (session && (audience === 'any' || session.customer.audience === audience)) return session
  const guest = audience === 'any' ? 'prospect' : (audience ?? '')
  return !session && guests.has(guest) ? signIn(context, store, store.addCustomer(guest)) : undefined
}

/** Cookies that the shop's scripts read: how much is in the cart and on the wishlist. */
const setCounts = (context: Context, { audience, cart, wishlist }: Customer) => {
  const isGuest = guests.has(audience)
  const counts = {
    [isGuest ? 'prospectCartCount' : 'gnCartCount']: cart ? countItems(cart) : 0,
    [isGuest ? 'prospectWishListCount' : 'wishListCount']: wishlist.size,
  }
  for (const [name, count] of Object.entries(counts)) setCookie(context, name, String(count), { path: '/' })
}

const lockOf = ({ customer }: Session, store: Store): string | undefined =>
  customer.cart && lockedBy(customer.cart, store.timeOf(customer))

interface Answer {
  readonly status: 200
  readonly body: object
}

interface Call {
  readonly place: Place
  readonly body: unknown
  readonly session: Session
}

/** Runs an operation; what it refuses becomes the envelope that the contract publishes for it. */
const createRunner = (contract: Contract, store: Store, handlers: Readonly<Record<string, Handler>>) => {
  const answer = ({ place, body, session }: Call): object => {
    const channel = place.isChange && place.errors.has('CART_LOCKED') ? lockOf(session, store) : undefined
    if (channel !== undefined) throw new BusinessError('CART_LOCKED', [{ lockedChannelID: channel }])
    const handler = handlers[place.key]
    if (!handler) throw new Error(`nothing answers ${place.key}`)
    return handler({ body, session, store })
  }
  return (call: Call): Answer => {
    try {
      return { status: 200, body: answer(call) }
    } catch (error) {
      if (error instanceof BusinessError) return { status: 200, body: contract.envelopeOf(error.id, error.details) }
      throw error
    }
  }
}

const readBody = async (context: Context): Promise<unknown> => {
  const text = await context.req.text()
  return text === '' ? {} : (JSON.parse(text) as unknown)
}

const picture = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 16"><rect width="9" height="16" rx="1"/></svg>'

const mostBytes = 256 * 1024

export interface BackendOptions {
  readonly contract: Contract
  /** Answered instead of the operations of this backend. */
  readonly replaced?: Readonly<Record<string, Handler>>
}

export const createBackend = ({ contract, replaced = {} }: BackendOptions) => {
  const store = createStore()
  const handlers = { ...operations, ...replaced }
  const run = createRunner(contract, store, handlers)
  const app = new Hono()

  app.use(async (context, next) => {
    context.header('e2erequestid', context.req.header('guie2erequestid') ?? crypto.randomUUID())
    context.header('cache-control', 'no-store')
    await next()
  })
  app.use(
    bodyLimit({
      maxSize: mostBytes,
      onError: (context) => refuse(context, 413, 'BODY_TOO_LARGE', 'The body is too large.'),
    }),
  )
  app.route('/test', testRoutes(store))
  app.post('/login', async (context) => {
    const { id = '', password = '' } = (await context.req.json()) as { id?: string; password?: string }
    const customer = store.findCustomer(id)
    if (customer?.password !== password) return refuse(context, 401, 'UNAUTHENTICATED', 'Who is that?')
    signIn(context, store, customer)
    return context.json({ signedIn: true })
  })

  app.get('/pictures/*', (context) => {
    context.header('content-type', 'image/svg+xml')
    return context.body(picture)
  })

  const serve = async (context: Context, place: Place) => {
    if (!/^application\/json\b/.test(context.req.header('content-type') ?? 'application/json')) {
      return refuse(context, 415, 'UNSUPPORTED_MEDIA_TYPE', 'Send JSON.')
    }
    const session = sessionFor(context, store, place)
    if (!session) return refuse(context, 401, 'UNAUTHENTICATED', 'Sign in first.')
    if (place.needsToken && context.req.header('x-xsrf-token') !== session.token) {
      return refuse(context, 403, 'FORBIDDEN', 'The anti-forgery token is missing.')
    }
    const body = await readBody(context)
    if (!place.accepts(body)) return refuse(context, 400, 'INVALID_REQUEST', 'The contract has no such request.')
    const requestId = place.isChange ? context.req.header('guie2erequestid') : undefined
    const known = requestId === undefined ? undefined : session.answered.get(`${place.path} ${requestId}`)
    const answer = known ?? run({ place, body, session })
    if (requestId !== undefined) session.answered.set(`${place.path} ${requestId}`, answer)
    if (place.key === 'session.logout') setCookie(context, 'loggedIn', 'false', { path: '/' })
    setCounts(context, session.customer)
    return context.json(answer.body, answer.status)
  }

  const places = contract.placesOf(new Set(Object.keys(handlers)))
  for (const place of places) app.on(place.method, place.path, (context) => serve(context, place))
  for (const { path, method } of places) {
    app.all(path, (context) => {
      context.header('allow', method)
      return refuse(context, 405, 'METHOD_NOT_ALLOWED', `Use ${method}.`)
    })
  }
  app.notFound((context) => refuse(context, 404, 'NOT_FOUND', 'There is nothing here.'))
  app.onError((error, context) => {
    if (error instanceof SyntaxError) return refuse(context, 400, 'INVALID_REQUEST', 'The body is not JSON.')
    console.error(error)
    return refuse(context, 500, 'FAILED', 'This backend failed.')
  })
  return app
}
