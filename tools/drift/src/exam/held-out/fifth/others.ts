import { randomUUID } from 'node:crypto'
import type { Drift } from '../../../drift'
import { jsonReply, onBody } from '../../../wrappers'
import { isDone, shopperOf } from '../../parts'
import { heldOut, memoryOf, onDone } from '../held-out'
import { sharedBy } from '../fourth/parts'
import { experience } from '../third/parts'
import { rowsOf } from './parts'

/** Cases and locks, sessions, wishlists, the data layer, and what goes for every call. */
export const fifthOtherFaults: readonly Drift[] = [
  heldOut(
    'one-channel-for-the-web',
    'wrong comparisons',
    'A cart that the website holds can be changed from the mobile site and from tablets',
    experience('channel.startsWith("VZW-DOTCOM")'),
    ['cart.addDevice', 'cart.addAccessories', 'cases.resumeCase', 'cases.getCases'],
    () => (request, pass) => {
      const isWeb = request.headers['channelid']?.startsWith('VZW-DOTCOM') ?? false
      return pass(isWeb ? { ...request, headers: { ...request.headers, channelid: 'VZW-DOTCOM' } } : request)
    },
  ),
  heldOut(
    'locks-are-taken-over',
    'locks',
    'A channel that wants to hold a case takes it from the one that holds it, without asking to',
    experience('UPDATE … SET owner = … without AND owner IS NULL'),
    ['cart.addDevice', 'cases.resumeCase', 'cases.getCases'],
    onBody('cases.resumeCase', (body) => {
      if (body.channelLock === 'Y') body.unlockChannel = 'Y'
    }),
  ),
  heldOut(
    'signing-out-ends-every-session',
    'session ends',
    'Signing out in one browser signs the account out of all others',
    experience('tokens that are revoked by account'),
    ['session.logout', 'session.keepAlive', 'cart.listEligibleLines'],
    () => {
      const accounts = new Map<string, string>()
      const ended = new Set<string>()
      return async (request, pass) => {
        const session = shopperOf(request)
        const cookie = request.headers['cookie'] ?? ''
        const headers = { ...request.headers, cookie: cookie.replace(/sim-session=[^;]*;?\s*/, '') }
        const reply = await pass(ended.has(session) ? { ...request, headers } : request)
        const account = reply.headers['vzwaccountnumber']
        if (account !== undefined) accounts.set(session, `${sharedBy(request)} ${account}`)
        if (request.key !== 'session.logout' || !isDone(reply) || !accounts.has(session)) return reply
        for (const [other, of] of accounts) if (of === accounts.get(session)) ended.add(other)
        return reply
      }
    },
  ),
  heldOut(
    'request-id-of-the-process',
    'header handling',
    'Calls that bring no id are all answered with the same one',
    experience('a default argument that is evaluated when the module is loaded'),
    ['cart.addDevice', 'recommendations.getRtCartCount', 'catalogue.listBundles'],
    () => {
      const id = randomUUID()
      return async (request, pass) => {
        const reply = await pass(request)
        if (request.key === undefined || request.headers['guie2erequestid'] !== undefined) return reply
        return { ...reply, headers: { ...reply.headers, e2erequestid: id } }
      }
    },
  ),
  heldOut(
    'charset-is-415',
    'header handling',
    'A body of JSON that names its charset is refused as none',
    experience('contentType === "application/json"'),
    ['cart.addDevice', 'cart.addAccessories'],
    () => async (request, pass) => {
      const isNamed = /charset/i.test(request.headers['content-type'] ?? '')
      if (request.key === undefined || !isNamed) return pass(request)
      const error = { code: 'UNSUPPORTED_MEDIA_TYPE', message: 'The body has to be application/json.' }
      return jsonReply(request, 415, { error })
    },
  ),
  heldOut(
    'retry-after-another-call',
    'retries and idempotency',
    'A retry that arrives after another change makes its own change again',
    experience('a column for the id of the last request'),
    ['cart.addDevice', 'cart.addAccessories', 'checkout.getCheckoutDetails'],
    () => {
      const idsOf = memoryOf<{ last?: string; used: Set<string> }>(() => ({ used: new Set() }))
      return async (request, pass) => {
        const id = request.headers['guie2erequestid']
        if (!/^cart\.(?:add|remove)/.test(request.key ?? '') || id === undefined) return pass(request)
        const ids = idsOf(request)
        const isForgotten = ids.used.has(id) && ids.last !== id
        ids.used.add(id)
        ids.last = id
        if (!isForgotten) return pass(request)
        const reply = await pass({ ...request, headers: { ...request.headers, guie2erequestid: randomUUID() } })
        return { ...reply, headers: { ...reply.headers, e2erequestid: id } }
      }
    },
  ),
  heldOut(
    'length-in-characters',
    'text encodings',
    'An answer with an accent in it is cut by a byte for each accent',
    experience('Content-Length: body.length'),
    ['cart.addDevice', 'checkout.updateContact', 'checkout.getCheckoutDetails'],
    () => async (request, pass) => {
      const reply = await pass(request)
      const isCheckout = request.key?.startsWith('checkout.') ?? false
      return isCheckout ? { ...reply, bytes: Buffer.from(reply.body).subarray(0, reply.body.length) } : reply
    },
  ),
  heldOut(
    'keywords-of-the-cart-first',
    'ordering',
    'The keywords of the wishlist page begin with what is in the cart',
    experience('two futures that are joined in the order in which they end'),
    ['wishlist.addWishlist', 'wishlist.getSeoDetails', 'cart.addDevice'],
    onDone(['wishlist.getSeoDetails'], ({ seo }) => {
      seo.keywords.reverse()
    }),
  ),
  heldOut(
    'notice-seen-by-others',
    'isolation of shoppers',
    'A notice of stock that one customer has asked for is told to all as their own',
    experience('a flag on the sku where a row of the shopper was meant'),
    ['wishlist.subscribe', 'wishlist.unsubscribe', 'catalogue.getProduct'],
    () => {
      const asked = new Set<string>()
      return onDone(['wishlist.subscribe', 'wishlist.unsubscribe', 'catalogue.getProduct'], (answer, request) => {
        const keyOf = (skuId: unknown) => `${sharedBy(request)} ${String(skuId)}`
        if (request.key === 'wishlist.subscribe') asked.add(keyOf(answer.skuId))
        if (request.key === 'wishlist.unsubscribe') asked.delete(keyOf(answer.skuId))
        for (const sku of rowsOf(answer.product?.childSkus)) if (asked.has(keyOf(sku.skuId))) sku.notifyMe = true
      })()
    },
  ),
  heldOut(
    'prepaid-is-wireless',
    'audiences',
    'The data layer tells prepaid shoppers as customers of the wireless business',
    experience('a constant of the first of two teams'),
    ['omni.readDL'],
    onDone(['omni.readDL'], ({ dataLayer }) => {
      if (dataLayer.visitor.lineOfBusiness === 'vzp') dataLayer.visitor.lineOfBusiness = 'vzw'
    }),
  ),
  heldOut(
    'loan-without-a-loan',
    'wrong joins',
    'A line on which a loan is active lists no loan',
    experience('an outer join on a column that one of two migrations renamed'),
    ['cart.listEligibleLines'],
    onDone(['cart.listEligibleLines'], ({ lines }) => {
      for (const line of rowsOf(lines)) line.installmentLoans = []
    }),
  ),
  heldOut(
    'cart-speaks-its-first-language',
    'locale',
    'A cart that was begun in English stays English on a Spanish page',
    experience('texts that are copied into the row when something is added'),
    ['cart.addDevice', 'cart.addPlan', 'checkout.getCheckoutDetails'],
    () => {
      const begunIn = memoryOf<{ language?: string }>(() => ({}))
      return (request, pass) => {
        const begun = begunIn(request)
        const language = request.headers['accept-language'] ?? 'en'
        if (request.key === 'cart.addDevice') begun.language ??= language
        if (request.key !== 'checkout.getCheckoutDetails' || begun.language === undefined) return pass(request)
        return pass({ ...request, headers: { ...request.headers, 'accept-language': begun.language } })
      }
    },
  ),
]
