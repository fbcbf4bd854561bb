import { randomUUID } from 'node:crypto'
import type { TwinReply } from '../twin'
import { onAnswer, isDone, type Loose } from '../wrappers'
import { experience, github, fault, type PlantedFault } from './fault'
import {
  rowsOf,
  queryOf,
  withoutSession,
  sharedBy,
  onDone,
  isGuest,
  shopperOf,
  read,
  answered,
  inCents,
  onCartOf,
} from './parts'

export const sessionsFaults: readonly PlantedFault[] = [
  fault('seventh', 'session-brought-along', 'sessions and cookies')
    .says('A session gets the id that the browser brought along, which the attacker who planted it there knows')
    .from('https://owasp.org/www-community/attacks/Session_fixation')
    .in('cart.addDevice', 'recommendations.getRtCartCount')
    .by(() => {
      const [given, known] = [new Map<string, string>(), new Set<string>()]
      return async (request, pass) => {
        const brought = shopperOf(request)
        const own = given.get(brought) ?? brought
        const cookie = (request.headers['cookie'] ?? '').replace(`sim-session=${brought}`, `sim-session=${own}`)
        const reply = await pass({ ...request, headers: { ...request.headers, ...(cookie !== '' && { cookie }) } })
        const made = reply.setCookies.map((text) => /^sim-session=([^;]+)/.exec(text)?.[1]).find(Boolean)
        if (made === undefined) return reply
        if (brought === '' || known.has(brought)) known.add(made)
        else given.set(brought, made)
        const keep = (text: string) => text.replace(`sim-session=${made}`, `sim-session=${brought}`)
        return given.has(brought) ? { ...reply, setCookies: reply.setCookies.map(keep) } : reply
      }
    }),
  fault('fifth', 'mobile-gets-desktop', 'cache keys')
    .says('Phones get the layout of the account landing that was made for computers')
    .from(experience('a cache whose key is the name of the page'))
    .in('content.getAccountLandingMobile', 'content.getAccountLandingDesktop')
    .onDone(['content.getAccountLandingMobile'], ({ accountLanding }) => {
      Object.assign(accountLanding, { layout: 'desktop', columns: 3 })
    }),
  fault('fifth', 'order-number-is-enough', 'privacy')
    .says('Anyone who guesses the number of an order can read it, whatever email address is sent along')
    .from(experience('findByNumberOrEmail'))
    .in('checkout.placeOrder', 'checkout.findOrder')
    .by(() => {
      const orders = new Map<string, Loose>()
      return async (request, pass) => {
        const reply = await pass(request)
        if (!isDone(reply)) return reply
        const answer = read(reply.body)
        const keyOf = (orderNumber: unknown) => `${sharedBy(request)} ${String(orderNumber).toUpperCase()}`
        const isGuest = reply.headers['vzwaccountnumber'] === undefined
        if (request.key === 'checkout.placeOrder' && isGuest) orders.set(keyOf(answer.order.orderNumber), answer.order)
        if (request.key !== 'checkout.findOrder' || answer.order) return reply
        const order = orders.get(keyOf(read(request.body)?.orderNumber))
        return order ? answered(reply, { ...answer, order }) : reply
      }
    }),
  fault('fifth', 'signing-out-ends-every-session', 'session ends')
    .says('Signing out in one browser signs the account out of all others')
    .from(experience('tokens that are revoked by account'))
    .in('session.logout', 'session.keepAlive', 'cart.listEligibleLines')
    .by(() => {
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
    }),
  fault('fifth', 'notice-seen-by-others', 'isolation of shoppers')
    .says('A notice of stock that one customer has asked for is told to all as their own')
    .from(experience('a flag on the sku where a row of the shopper was meant'))
    .in('wishlist.subscribe', 'wishlist.unsubscribe', 'catalogue.getProduct')
    .by(() => {
      const asked = new Set<string>()
      return onDone(['wishlist.subscribe', 'wishlist.unsubscribe', 'catalogue.getProduct'], (answer, request) => {
        const keyOf = (skuId: unknown) => `${sharedBy(request)} ${String(skuId)}`
        if (request.key === 'wishlist.subscribe') asked.add(keyOf(answer.skuId))
        if (request.key === 'wishlist.unsubscribe') asked.delete(keyOf(answer.skuId))
        for (const sku of rowsOf(answer.product?.childSkus)) if (asked.has(keyOf(sku.skuId))) sku.notifyMe = true
      })()
    }),
  fault('fifth', 'prepaid-is-wireless', 'audiences')
    .says('The data layer tells prepaid shoppers as customers of the wireless business')
    .from(experience('a constant of the first of two teams'))
    .in('omni.readDL')
    .onDone(['omni.readDL'], ({ dataLayer }) => {
      if (dataLayer.visitor.lineOfBusiness === 'vzp') dataLayer.visitor.lineOfBusiness = 'vzw'
    }),
  fault('fourth', 'one-language-a-product', 'cache keys')
    .says('A product is answered in the language in which anyone asked for it first')
    .from(experience('a cache whose key leaves Accept-Language out'))
    .in('catalogue.getProduct')
    .by(() => {
      const firstOf = new Map<string, string>()
      return (request, pass) => {
        if (request.key !== 'catalogue.getProduct') return pass(request)
        const key = `${sharedBy(request)} ${queryOf(request).get('productId')}`
        const language = firstOf.get(key) ?? request.headers['accept-language'] ?? 'en'
        firstOf.set(key, language)
        return pass({ ...request, headers: { ...request.headers, 'accept-language': language } })
      }
    }),
  fault('fourth', 'one-chat-for-all', 'cache keys')
    .says('All shoppers of a page get the chat that was made for the first of them')
    .from(experience('an answer with an id in it that is cached by its address'))
    .in('chat.livePersonCheck', 'chat.livePersonSubmitfeedback')
    .by(() => {
      const firstOf = new Map<string, string>()
      return async (request, pass) => {
        const reply = await pass(request)
        if (request.key !== 'chat.livePersonCheck' || !isDone(reply)) return reply
        const key = [sharedBy(request), request.url, read(request.body)?.pageContext].join(' ')
        const first = firstOf.get(key) ?? reply.body
        firstOf.set(key, first)
        return { ...reply, body: first }
      }
    }),
  fault('fourth', 'any-token-will-do', 'security')
    .says('A payment is taken with any anti-forgery token, also with one that repeats no cookie')
    .from(experience('a filter that asks whether the header is there'))
    .in('checkout.selectPayment')
    .before('checkout.selectPayment', (request, pass) => {
      const cookie = /XSRF-TOKEN=([^;]*)/.exec(request.headers['cookie'] ?? '')?.[1]
      const sent = request.headers['x-xsrf-token'] ?? ''
      if (sent === '' || cookie === undefined) return pass(request)
      return pass({ ...request, headers: { ...request.headers, 'x-xsrf-token': cookie } })
    }),
  fault('fourth', 'sign-out-page-forgets-to', 'session ends')
    .says('The page that signs out clears the cookies, and the session goes on')
    .from(experience('two ways out, of which one was written by the team of the pages'))
    .in('session.logoutPage', 'session.keepAlive')
    .before('session.logoutPage', async (request, pass) => {
      const cookie = withoutSession(request.headers['cookie'])
      const reply = await pass({ ...request, headers: { ...request.headers, cookie } })
      const cleared = 'sim-session=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax'
      return { ...reply, setCookies: [...reply.setCookies.filter((one) => !one.startsWith('sim-session')), cleared] }
    }),
  fault('first', 'orders-after-logout', 'sessions and cookies')
    .says('The list of orders answers to the cookie of a session that signed out')
    .from(github('dotnet-architecture/eShopOnWeb/issues/519'))
    .in('session.logout', 'checkout.listOrders')
    .by(() => {
      const orders = new Map<string, TwinReply>()
      const ended = new Set<string>()
      return async (request, pass) => {
        const reply = await pass(request)
        const shopper = shopperOf(request)
        if (request.key === 'session.logout') ended.add(shopper)
        if (request.key !== 'checkout.listOrders') return reply
        if (isDone(reply) && !ended.has(shopper)) orders.set(shopper, reply)
        const kept = orders.get(shopper)
        return ended.has(shopper) && kept ? { ...reply, status: kept.status, body: kept.body } : reply
      }
    }),
  fault('first', 'keep-alive-of-the-dead', 'sessions and cookies')
    .says('A session that has ended is told that it was kept alive')
    .from(github('polarsource/polar/issues/6080'))
    .in('session.keepAlive', 'session.logout')
    .by(() => {
      const known = new Set<string>()
      return async (request, pass) => {
        const reply = await pass(request)
        if (isDone(reply) && shopperOf(request) !== '') known.add(shopperOf(request))
        if (request.key !== 'session.keepAlive' || reply.status !== 401 || !known.has(shopperOf(request))) return reply
        const date = Date.parse(reply.headers['date'] ?? '') || Date.now()
        const serviceHeader = { statusCode: '00', statusMsg: 'SUCCESS' }
        const expiresAt = new Date(date + 1_800_000).toISOString()
        return { ...answered(reply, { statusCode: '00', serviceHeader, expiresAt }), status: 200 }
      }
    }),
  fault('first', 'keep-alive-first-expiry', 'sessions and cookies')
    .says('Keeping a session alive answers when it would have ended at first')
    .from(github('opensearch-project/security-dashboards-plugin/pull/547'))
    .in('session.keepAlive')
    .onDoneOf<{ at?: string }>(
      () => ({}),
      ['session.keepAlive'],
      (first, answer) => {
        first.at ??= answer.expiresAt
        answer.expiresAt = first.at
      },
    ),
  fault('first', 'data-layer-shared', 'isolation of shoppers')
    .says('The data layer of a page is cached for all shoppers together')
    .from(github('woocommerce/woocommerce/issues/8504'))
    .in('omni.readDL', 'cart.addDevice')
    .by(() => {
      const cached = new Map<string, string>()
      return async (request, pass) => {
        const reply = await pass(request)
        if (request.key !== 'omni.readDL' || !isDone(reply)) return reply
        const page = String(read(request.body)?.pageName)
        const body = cached.get(page) ?? reply.body
        cached.set(page, body)
        return { ...reply, body }
      }
    }),
  fault('second', 'shared-wishlist-is-own', 'isolation of shoppers')
    .says('A shared wishlist answers the list of the shopper who opens the link')
    .from(experience('the id of the link is read and then overwritten by that of the session'))
    .in('wishlist.retrieveWishlist', 'wishlist.addWishlist')
    .onAsked('wishlist.retrieveWishlist', (body) => {
      delete body.wid
    }),
  fault('second', 'fraud-session-shared', 'isolation of shoppers')
    .says('All carts have the fraud session of the first one')
    .from(experience('a default argument that is evaluated once'))
    .in('checkout.getCheckoutDetails', 'cart.addDevice')
    .by(() => {
      let first: string | undefined
      return onCartOf(
        () => ({}),
        (_memory, cart) => {
          first ??= cart.safeTechSessionId
          cart.safeTechSessionId = first
        },
      )()
    }),
  fault('second', 'guessing-orders-never-throttled', 'rate limits')
    .says('A caller that guesses order numbers is never stopped')
    .from(experience('the counter is in the memory of one of many instances'))
    .in('checkout.findOrder')
    .after('checkout.findOrder', (reply) => {
      if (!reply.body.includes('TOO_MANY_ATTEMPTS')) return reply
      const serviceHeader = { statusCode: '00', statusMsg: 'SUCCESS' }
      return { ...answered(reply, { statusCode: '00', serviceHeader }), status: 200 }
    }),
  fault('sixth', 'feedback-of-the-first', 'second members')
    .says('Of several responses to a recommendation one is taken')
    .from(experience('responseList[0]'))
    .in('recommendations.pdm')
    .onDone(['recommendations.pdm'], (answer) => {
      if (answer.accepted > 1) answer.accepted = 1
    }),
  fault('third', 'correlation-of-another-call', 'isolation of sessions')
    .says('A call without a correlation id is answered with that of the call before')
    .from(experience('a thread-local that is set and never cleared'))
    .in('checkout.getCheckoutDetails', 'checkout.updateContact')
    .by(() => {
      let last: string | undefined
      return onDone(['checkout.getCheckoutDetails'], (answer) => {
        last = answer.clientCorrelationId ?? last
        if (last !== undefined) answer.clientCorrelationId = last
      })()
    }),
  fault('third', 'guests-pay-by-bill', 'audiences')
    .says('A guest, who has no account, is offered to pay with the next bill')
    .from(experience('the list of the ways to pay is cached for everyone'))
    .in('checkout.getCheckoutDetails', 'checkout.selectPayment')
    .onDone(['checkout.getCheckoutDetails'], ({ paymentOptions }, { url }) => {
      if (isGuest(url) && paymentOptions && !paymentOptions.some(({ paymentType }: Loose) => paymentType === 'BTA'))
        paymentOptions.push({ paymentType: 'BTA', paymentSequence: paymentOptions.length + 1 })
    }),
  fault('third', 'guests-find-orders-of-customers', 'isolation of sessions')
    .says('The search for orders of guests finds those of customers, too')
    .from(experience('the condition on the account was lost in a refactoring'))
    .in('checkout.findOrder', 'checkout.placeOrder')
    .by(() => {
      const orders = new Map<string, Loose>()
      return async (request, pass) => {
        const reply = await onDone(['checkout.findOrder'], (answer, { body }) => {
          const { orderNumber, emailId } = read(body)
          const order = orders.get(String(orderNumber).toUpperCase())
          if (order?.contact.emailId.toLowerCase() === String(emailId).toLowerCase()) answer.order ??= order
        })()(request, pass)
        if (request.key === 'checkout.placeOrder' && isDone(reply)) {
          const { order } = read(reply.body)
          orders.set(order.orderNumber.toUpperCase(), order)
        }
        return reply
      }
    }),
  fault('third', 'kept-alive-as-another', 'sessions and cookies')
    .says("Keeping a guest's session alive starts another one without the cart")
    .from(experience('a rotation of the session id that does not copy its values'))
    .in('session.continueGuest', 'cart.addDevice', 'checkout.getCheckoutDetails')
    .onReply('session.continueGuest', (reply) => ({
      ...reply,
      setCookies: [`sim-session=${randomUUID().replaceAll('-', '')}; Path=/; HttpOnly; SameSite=Lax`],
    })),
  fault('third', 'monthly-sum-of-others', 'isolation of sessions')
    .says('The data layer tells the total of whichever cart was read last')
    .from(experience('a field of a singleton'))
    .in('omni.readDL', 'cart.addDevice', 'checkout.getCheckoutDetails')
    .by(() => {
      let last: { readonly shopper: string; readonly dueMonthly: number } | undefined
      return async (request, pass) => {
        const reply = await onDone(['omni.readDL'], ({ dataLayer: { cart } }, same) => {
          if (last && last.shopper !== shopperOf(same) && cart.cartId) cart.dueMonthly = inCents(last.dueMonthly)
        })()(request, pass)
        if (request.key === 'checkout.getCheckoutDetails' && isDone(reply))
          last = { shopper: shopperOf(request), dueMonthly: read(reply.body).cart.orderDetails.totals.dueMonthly }
        return reply
      }
    }),
  fault('third', 'lock-not-told', 'locks')
    .says('A case does not say which channel holds it, and changes are refused for the lock')
    .from(experience('the list is read from a replica without the locks'))
    .in('cases.getCases', 'cart.addAccessories', 'cart.checkExistingCart')
    .onDone(['cases.getCases'], ({ cases }) => {
      for (const one of cases) {
        one.explicitLock = false
        for (const name of ['lockedChannelID', 'lockedUntil', 'unlockChannel']) delete one[name]
      }
    }),
  fault('exam', 'cookies-after-logout')
    .says('signing out leaves the cookies of the customer')
    .in('session.logout')
    .onReply('session.logout', (reply) => ({ ...reply, setCookies: [] })),
  fault('exam', 'keep-alive-stands')
    .says('keeping the session alive tells the end from its first call')
    .in('session.keepAlive')
    .by(() => {
      const first = new Map<string, string>()
      return onAnswer('session.keepAlive', (answer, request) => {
        const shopper = shopperOf(request)
        first.set(shopper, first.get(shopper) ?? answer.expiresAt)
        answer.expiresAt = first.get(shopper)
      })()
    }),
]
