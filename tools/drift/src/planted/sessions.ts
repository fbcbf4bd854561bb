import { randomUUID } from 'node:crypto'
import type { Makings } from '../fault-table'
import type { TwinReply } from '../twin'
import { onAnswer, onReply, isDone, type Loose, onBody } from '../wrappers'
import {
  rowsOf,
  queryOf,
  withoutSession,
  sharedBy,
  onDone,
  onAsked,
  memoryOf,
  isGuest,
  shopperOf,
  read,
  answered,
  inCents,
  onCartOf,
  ask,
  onCart,
  linesOf,
} from './parts'

export const sessionsFaults: Makings = {
  'locks-are-taken-over': onBody('cases.resumeCase', (body) => {
    if (body.channelLock === 'Y') body.unlockChannel = 'Y'
  }),
  'numbers-offered-twice': () => {
    const heldBy = new Map<string, { shopper: string; answer: Loose }>()
    return onDone(['cart.holdNumbers'], (answer, request) => {
      const key = `${sharedBy(request)} ${read(request.body)?.zipCode}`
      const held = heldBy.get(key)
      const shopper = shopperOf(request)
      const isHeld = held && Date.parse(answer.heldUntil) - Date.parse(held.answer.heldUntil) < 900_000
      if (isHeld && held.shopper !== shopper) answer.numbers = held.answer.numbers
      else heldBy.set(key, { shopper, answer })
    })()
  },
  'saved-cart-shows-its-owner': () => {
    const savedBy = new Map<string, Loose>()
    const shownTo = memoryOf<{ saved?: Loose }>(() => ({}))
    return async (request, pass) => {
      const { emailId } = read(request.body) ?? {}
      const details =
        request.key === 'cart.saveCart' && typeof emailId === 'string'
          ? await ask(request, pass, 'checkout.getCheckoutDetails', { cartInfo: {} })
          : undefined
      const reply = await pass(request)
      if (!isDone(reply)) return reply
      if (details && isDone(details)) {
        const { contact, shippingAddress } = read(details.body)
        savedBy.set(emailId, { ...(contact && { contact }), ...(shippingAddress && { shippingAddress }) })
      }
      if (request.key === 'cases.resumeCase' && savedBy.has(emailId)) {
        const session = /sim-session=([^;]*)/.exec(reply.setCookies.join(';'))?.[1]
        const cookie = session === undefined ? request.headers['cookie'] : `sim-session=${session}`
        shownTo({ ...request, headers: { ...request.headers, cookie: cookie ?? '' } }).saved = savedBy.get(emailId)
      }
      const { saved } = shownTo(request)
      if (request.key !== 'checkout.getCheckoutDetails' || !saved) return reply
      return answered(reply, { ...saved, ...read(reply.body) })
    }
  },
  'count-cookie-one-behind': () => {
    const lastOf = memoryOf<{ count: string }>(() => ({ count: '0' }))
    return async (request, pass) => {
      const reply = await pass(request)
      const last = lastOf(request)
      const setCookies = reply.setCookies.map((cookie) => {
        const count = /^(?:prospect|gn)CartCount=(\d+)/.exec(cookie)?.[1]
        if (count === undefined || request.key === undefined) return cookie
        const late = cookie.replace(`CartCount=${count}`, `CartCount=${last.count}`)
        last.count = count
        return late
      })
      return { ...reply, setCookies }
    }
  },
  'accessories-of-the-first-line': onAsked('cart.addAccessories', ({ data }) => {
    const [first, ...others] = rowsOf(data?.lines)
    for (const line of others) line.mtn = first.mtn
  }),
  'emergency-address-of-the-first': onAsked('cart.e911Address', (body) => {
    if (Array.isArray(body.lines)) body.lines = body.lines.slice(0, 1)
  }),
  'contract-of-the-first-line': onDone(['checkout.getCheckoutDetails'], ({ installmentContracts: contracts }) => {
    const [first, ...others] = rowsOf(contracts)
    for (const one of others)
      Object.assign(one, { financedAmount: first.financedAmount, monthlyAmount: first.monthlyAmount })
  }),
  'imei-of-the-first-line': onCart((cart) => {
    const sims = linesOf(cart)
      .map(({ simItem }) => simItem)
      .filter((sim) => sim?.smartImeiDevice)
    for (const sim of sims) sim.smartImeiDevice = sims[0].smartImeiDevice
  }),
  'count-cookie-after-a-removal': () => async (request, pass) => {
    const reply = await pass(request)
    if (request.key !== 'cart.addAccessories') return reply
    const lines = rowsOf(read(request.body)?.data?.lines)
    return lines.some(({ addAccessories }) => rowsOf(addAccessories).length > 0)
      ? reply
      : { ...reply, setCookies: reply.setCookies.filter((cookie) => !/count/i.test(cookie)) }
  },
  'session-brought-along': () => {
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
  },
  'mobile-gets-desktop': onDone(['content.getAccountLandingMobile'], ({ accountLanding }) => {
    Object.assign(accountLanding, { layout: 'desktop', columns: 3 })
  }),
  'order-number-is-enough': () => {
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
  },
  'signing-out-ends-every-session': () => {
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
  'notice-seen-by-others': () => {
    const asked = new Set<string>()
    return onDone(['wishlist.subscribe', 'wishlist.unsubscribe', 'catalogue.getProduct'], (answer, request) => {
      const keyOf = (skuId: unknown) => `${sharedBy(request)} ${String(skuId)}`
      if (request.key === 'wishlist.subscribe') asked.add(keyOf(answer.skuId))
      if (request.key === 'wishlist.unsubscribe') asked.delete(keyOf(answer.skuId))
      for (const sku of rowsOf(answer.product?.childSkus)) if (asked.has(keyOf(sku.skuId))) sku.notifyMe = true
    })()
  },
  'prepaid-is-wireless': onDone(['omni.readDL'], ({ dataLayer }) => {
    if (dataLayer.visitor.lineOfBusiness === 'vzp') dataLayer.visitor.lineOfBusiness = 'vzw'
  }),
  'one-language-a-product': () => {
    const firstOf = new Map<string, string>()
    return (request, pass) => {
      if (request.key !== 'catalogue.getProduct') return pass(request)
      const key = `${sharedBy(request)} ${queryOf(request).get('productId')}`
      const language = firstOf.get(key) ?? request.headers['accept-language'] ?? 'en'
      firstOf.set(key, language)
      return pass({ ...request, headers: { ...request.headers, 'accept-language': language } })
    }
  },
  'one-chat-for-all': () => {
    const firstOf = new Map<string, string>()
    return onReply('chat.livePersonCheck', (reply, request) => {
      const key = [sharedBy(request), request.url, read(request.body)?.pageContext].join(' ')
      const first = firstOf.get(key) ?? reply.body
      firstOf.set(key, first)
      return { ...reply, body: first }
    })()
  },
  'any-token-will-do': () => (request, pass) => {
    const cookie = /XSRF-TOKEN=([^;]*)/.exec(request.headers['cookie'] ?? '')?.[1]
    const sent = request.headers['x-xsrf-token'] ?? ''
    if (request.key !== 'checkout.selectPayment' || sent === '' || cookie === undefined) return pass(request)
    return pass({ ...request, headers: { ...request.headers, 'x-xsrf-token': cookie } })
  },
  'sign-out-page-forgets-to': () => async (request, pass) => {
    if (request.key !== 'session.logoutPage') return pass(request)
    const cookie = withoutSession(request.headers['cookie'])
    const reply = await pass({ ...request, headers: { ...request.headers, cookie } })
    const cleared = 'sim-session=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax'
    return { ...reply, setCookies: [...reply.setCookies.filter((one) => !one.startsWith('sim-session')), cleared] }
  },
  'orders-after-logout': () => {
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
  },
  'keep-alive-of-the-dead': () => {
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
  },
  'keep-alive-first-expiry': () => {
    const firstOf = memoryOf<{ at?: string }>(() => ({}))
    return onDone(['session.keepAlive'], (answer, request) => {
      const first = firstOf(request)
      first.at ??= answer.expiresAt
      answer.expiresAt = first.at
    })()
  },
  'data-layer-shared': () => {
    const cached = new Map<string, string>()
    return onReply('omni.readDL', (reply, request) => {
      const page = String(read(request.body)?.pageName)
      const body = cached.get(page) ?? reply.body
      cached.set(page, body)
      return { ...reply, body }
    })()
  },
  'shared-wishlist-is-own': onAsked('wishlist.retrieveWishlist', (body) => {
    delete body.wid
  }),
  'fraud-session-shared': () => {
    let first: string | undefined
    return onCartOf(
      () => ({}),
      (_memory, cart) => {
        first ??= cart.safeTechSessionId
        cart.safeTechSessionId = first
      },
    )()
  },
  'guessing-orders-never-throttled': () => async (request, pass) => {
    const reply = await pass(request)
    if (request.key !== 'checkout.findOrder' || !reply.body.includes('TOO_MANY_ATTEMPTS')) return reply
    const serviceHeader = { statusCode: '00', statusMsg: 'SUCCESS' }
    return { ...answered(reply, { statusCode: '00', serviceHeader }), status: 200 }
  },
  'feedback-of-the-first': onDone(['recommendations.pdm'], (answer) => {
    if (answer.accepted > 1) answer.accepted = 1
  }),
  'correlation-of-another-call': () => {
    let last: string | undefined
    return onDone(['checkout.getCheckoutDetails'], (answer) => {
      last = answer.clientCorrelationId ?? last
      if (last !== undefined) answer.clientCorrelationId = last
    })()
  },
  'guests-pay-by-bill': onDone(['checkout.getCheckoutDetails'], ({ paymentOptions }, { url }) => {
    if (isGuest(url) && paymentOptions && !paymentOptions.some(({ paymentType }: Loose) => paymentType === 'BTA'))
      paymentOptions.push({ paymentType: 'BTA', paymentSequence: paymentOptions.length + 1 })
  }),
  'guests-find-orders-of-customers': () => {
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
  },
  'kept-alive-as-another': onReply('session.continueGuest', (reply) => ({
    ...reply,
    setCookies: [`sim-session=${randomUUID().replaceAll('-', '')}; Path=/; HttpOnly; SameSite=Lax`],
  })),
  'monthly-sum-of-others': () => {
    let last: { readonly shopper: string; readonly dueMonthly: number } | undefined
    return async (request, pass) => {
      const reply = await onDone(['omni.readDL'], ({ dataLayer: { cart } }, same) => {
        if (last && last.shopper !== shopperOf(same) && cart.cartId) cart.dueMonthly = inCents(last.dueMonthly)
      })()(request, pass)
      if (request.key === 'checkout.getCheckoutDetails' && isDone(reply))
        last = { shopper: shopperOf(request), dueMonthly: read(reply.body).cart.orderDetails.totals.dueMonthly }
      return reply
    }
  },
  'lock-not-told': onDone(['cases.getCases'], ({ cases }) => {
    for (const one of cases) {
      one.explicitLock = false
      for (const name of ['lockedChannelID', 'lockedUntil', 'unlockChannel']) delete one[name]
    }
  }),
  'cookies-after-logout': onReply('session.logout', (reply) => ({ ...reply, setCookies: [] })),
  'keep-alive-stands': () => {
    const first = new Map<string, string>()
    return onAnswer('session.keepAlive', (answer, request) => {
      const shopper = shopperOf(request)
      first.set(shopper, first.get(shopper) ?? answer.expiresAt)
      answer.expiresAt = first.get(shopper)
    })()
  },
}
