import type { Drift } from '../../../drift'
import { type Loose, onBody } from '../../../wrappers'
import { isDone, read } from '../../parts'
import { heldOut, memoryOf, onDone } from '../held-out'
import { experience, isId, refused } from '../third/parts'
import { sharedBy } from './parts'

const withoutSession = (cookie = ''): string => cookie.replace(/sim-session=[^;]*;?\s*/, '')

/** Wishlists, sessions, lines of an account and quotes. */
export const fourthOtherFaults: readonly Drift[] = [
  heldOut(
    'notice-for-every-variant',
    'wrong keys',
    'Who asked for a notice of one sku is told so of every sku of the product',
    experience('subscriptions by product, since it had one sku in the tests'),
    ['wishlist.subscribe', 'wishlist.unsubscribe', 'catalogue.getProduct'],
    () => {
      const productsOf = memoryOf(() => new Set<string>())
      return onDone(['wishlist.subscribe', 'wishlist.unsubscribe', 'catalogue.getProduct'], (answer, request) => {
        const products = productsOf(request)
        if (request.key === 'wishlist.subscribe') products.add(answer.productId)
        if (request.key === 'wishlist.unsubscribe') products.delete(answer.productId)
        if (request.key !== 'catalogue.getProduct' || !products.has(answer.product.productId)) return
        for (const sku of answer.product.childSkus as Loose[]) sku.notifyMe = true
      })()
    },
  ),
  heldOut(
    'shared-wishlist-is-ones-own',
    'ignored parameters',
    'The link to a shared wishlist shows the wishlist of whoever opens it',
    experience('a session that takes precedence over the query'),
    ['wishlist.addWishlist', 'wishlist.retrieveWishlist'],
    onBody('wishlist.retrieveWishlist', (body) => {
      if (isId(body.wid)) delete body.wid
    }),
  ),
  heldOut(
    'sign-out-page-forgets-to',
    'session ends',
    'The page that signs out clears the cookies, and the session goes on',
    experience('two ways out, of which one was written by the team of the pages'),
    ['session.logoutPage', 'session.keepAlive'],
    () => async (request, pass) => {
      if (request.key !== 'session.logoutPage') return pass(request)
      const cookie = withoutSession(request.headers['cookie'])
      const reply = await pass({ ...request, headers: { ...request.headers, cookie } })
      const cleared = 'sim-session=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax'
      return { ...reply, setCookies: [...reply.setCookies.filter((one) => !one.startsWith('sim-session')), cleared] }
    },
  ),
  heldOut(
    'cleared-but-not-the-cart',
    'partial clears',
    'Clearing a prospect’s cache is done, and the cart is still there',
    experience('a cache of several stores, of which one was forgotten'),
    ['session.clearCache', 'cart.addDevice', 'recommendations.getRtCartCount'],
    () => async (request, pass) => {
      if (request.key !== 'session.clearCache') return pass(request)
      const cookie = request.headers['cookie'] ?? ''
      const reply = await pass({ ...request, headers: { ...request.headers, cookie: withoutSession(cookie) } })
      return isDone(reply) ? { ...reply, setCookies: [] } : reply
    },
  ),
  heldOut(
    'lines-out-of-service-listed',
    'soft deletes',
    'Lines that are out of service for good are listed with the others',
    experience('WHERE deleted_at IS NULL, in every query but one'),
    ['cart.listEligibleLines'],
    onDone(['cart.listEligibleLines'], ({ lines }) => {
      const last = (lines as Loose[]).at(-1)
      if (!last) return
      const gone = structuredClone(last)
      Object.assign(gone, { category: 'INELIGIBLE', installmentLoans: [], mtnHashCode: '0zz0gone0line0', nickName: '' })
      Object.assign(gone.equipmentUpgradeEligibility, {
        upgradeEligible: false,
        buyoutEligible: false,
        buyoutRestricted: false,
        inEligibility: { mtnPermanentlyInactive: true, mtnSuspended: false },
        upgradeEligibilityLabel: 'Out of service',
      })
      lines.push(gone)
    }),
  ),
  heldOut(
    'no-quote-no-item',
    'wrong error ids',
    'A quote that does not exist is reported with an error that the call does not have',
    experience('the error of the repository below, passed on'),
    ['quote.retrieveAccessoriesFromQuote', 'quote.retrieveCartFromQuote'],
    () => async (request, pass) => {
      const reply = await pass(request)
      const isQuote = request.key?.startsWith('quote.') ?? false
      return isQuote && read(reply.body)?.statusCode === 'QUOTE_NOT_FOUND'
        ? refused(request, 'NOTIFY_ME_UNAVAILABLE')
        : reply
    },
  ),
  heldOut(
    'changed-when-created',
    'instants',
    'The latest change of a cart is told as the time when it was begun',
    experience('created_at and updated_at that one trigger sets'),
    ['cart.addDevice', 'cart.addAccessories', 'cases.getCases'],
    () => {
      const begunAt = new Map<string, string>()
      return onDone(['cart.addDevice', 'cart.addAccessories', 'cases.getCases'], (answer, request) => {
        const cases = answer.cases ?? answer.serviceBody?.serviceResponse.context.cases
        for (const one of (cases ?? []) as Loose[]) {
          if (one.changedAt === undefined) continue
          const key = `${sharedBy(request)} ${one.caseID}`
          const begun = begunAt.get(key) ?? one.changedAt
          begunAt.set(key, begun)
          one.changedAt = begun
        }
      })()
    },
  ),
  heldOut(
    'next-step-is-the-last',
    'echoes',
    'The next step that is required is the one that the caller has named',
    experience('a stub that returns what it gets, and went live'),
    ['cart.addDevice', 'landing.getProcessStep'],
    onDone(['landing.getProcessStep'], ({ serviceBody }, request) => {
      const { processStep } = read(request.body) ?? {}
      if (typeof processStep === 'string') serviceBody.serviceResponse.context.contextInfo.processStep = processStep
    }),
  ),
]
