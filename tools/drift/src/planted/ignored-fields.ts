import type { Makings } from '../fault-table'
import { onBody, isDone, type Loose, onReply } from '../wrappers'
import {
  rowsOf,
  onDone,
  withBody,
  onAsked,
  ask,
  cartOf,
  memoryOf,
  everyObject,
  isFlag,
  isId,
  refused,
  onStep,
  read,
  answered,
  onCart,
  linesOf,
} from './parts'

export const ignoredFieldsFaults: Makings = {
  'set-aside-and-still-open': onBody('cart.saveCart', (body) => {
    delete body.pccSaved
  }),
  'schedule-never-cancelled': onBody('cart.saveCart', (body) => {
    if (body.scheduleOrder === false) delete body.scheduleOrder
  }),
  'coupon-that-counts-is-invalid': onCart(({ lineDetails }) => {
    for (const coupon of rowsOf(lineDetails.couponDetails)) coupon.couponValid = !coupon.couponValid
  }),
  'back-order-is-stock': onDone(
    ['catalogue.getProduct', 'catalogue.listProducts', 'catalogue.getInventory'],
    (answer) => {
      everyObject(answer, (stock) => {
        if (stock.isBackorder === true) stock.isInStock = true
      })
    },
  ),
  'no-auto-pay-is-not-said': onCart((_cart, _request, answer) => {
    if (answer.autoPay === false) delete answer.autoPay
  }),
  'no-store-is-null': onDone(['checkout.placeOrder', 'checkout.getOrder'], ({ order }) => {
    order.store ??= null
  }),
  'outright-becomes-financed': onBody('cart.addDevice', (body) => {
    for (const { device, purchasePath } of body.data.lines as Loose[]) {
      if (device.dppMonths === 0 && device.contractTerm === 'MONTH_TO_MONTH' && purchasePath === undefined)
        Object.assign(device, { dppMonths: 36, contractTerm: '36' })
    }
  }),
  'recommended-plan-constant': onDone(['plans.getPlans'], (answer) => {
    if (answer.recommendedPlanId !== undefined) answer.recommendedPlanId = 'mainsail-unlimited'
  }),
  'order-number-ignored': onBody('checkout.getOrder', (body) => {
    if (isId(body.orderNumber)) delete body.orderNumber
  }),
  'shared-wishlist-is-ones-own': onBody('wishlist.retrieveWishlist', (body) => {
    if (isId(body.wid)) delete body.wid
  }),
  'card-saved-unasked': onAsked('checkout.selectPayment', (body) => {
    if (body.payment?.paymentType === 'card' && body.payment.saveCard !== true && isFlag(body.payment.saveCard))
      body.payment.saveCard = true
  }),
  'chosen-number-ignored': onAsked('cart.assignMtn', (body) => {
    if (body.number?.choice === 'new' && /^\d{10}$/.test(body.number.mtn)) delete body.number.mtn
  }),
  'bundle-flag-lost': onDone(['catalogue.getProduct', 'catalogue.listProducts'], (answer) => {
    for (const product of answer.products ?? [answer.product])
      if (product?.bundleEligible) product.bundleEligible = false
  }),
  'eleven-are-ten': () => async (request, pass) => {
    const reply = await pass(request)
    if (request.key !== 'cart.addAccessories' || !reply.body.includes('"QUANTITY_LIMIT"')) return reply
    const body = read(request.body)
    const cart = await cartOf(request, pass)
    if (!cart) return reply
    const rows = linesOf(cart).flatMap(({ accessories }) => rowsOf(accessories))
    for (const line of rowsOf(body.data.lines))
      line.addAccessories = rowsOf(line.addAccessories)
        .map((row) => {
          const had = rows.find(({ itemCode }) => itemCode === row.id)?.qty ?? 0
          return { ...row, qty: Math.min(row.qty, 10 - had) }
        })
        .filter(({ qty }) => qty > 0)
    const clamped = await ask(request, pass, 'cart.addAccessories', body)
    return clamped && isDone(clamped) ? { ...clamped, headers: reply.headers } : reply
  },
  'term-of-the-first-choice': () => async (request, pass) => {
    const body = read(request.body)
    const [line] = rowsOf(body?.data?.lines)
    if (request.key !== 'cart.addDevice' || line?.lineId === undefined) return pass(request)
    const cart = await cartOf(request, pass)
    const term = cart?.lineDetails.lineInfo[line.lineId]?.deviceItem?.term
    if (term === undefined) return pass(request)
    line.device.dppMonths = term
    line.device.contractTerm = term === 0 ? 'MONTH_TO_MONTH' : 'INSTALLMENT'
    const { 'content-length': _length, ...headers } = request.headers
    return pass({ ...request, headers, body: JSON.stringify(body) })
  },
  'another-number-for-a-lost-one': () => async (request, pass) => {
    const reply = await pass(request)
    const body = read(request.body)
    if (request.key !== 'cart.assignMtn' || isDone(reply) || body?.number?.mtn === undefined) return reply
    delete body.number.mtn
    const other = await ask(request, pass, 'cart.assignMtn', body)
    return other && isDone(other)
      ? { ...other, headers: { ...other.headers, e2erequestid: reply.headers['e2erequestid'] ?? '' } }
      : reply
  },
  'dollars-forgotten-with-the-card': onAsked('checkout.selectPayment', (body) => {
    if (body.payment !== undefined) body.dollars ??= []
  }),
  'counts-until-something-is-left': () => {
    const lastOf = memoryOf<{ count: number }>(() => ({ count: 0 }))
    return onDone(['recommendations.getRtCartCount'], (answer, request) => {
      const last = lastOf(request)
      last.count = answer.rtCartCount || last.count
      answer.rtCartCount = last.count
    })()
  },
  'plan-brings-auto-pay-back': () => async (request, pass) => {
    const reply = await pass(request)
    if (request.key === 'cart.addPlan' && isDone(reply))
      await ask(request, pass, 'checkout.setAutoPay', { cartInfo: {}, autoPay: true })
    return reply
  },
  'wishlist-keeps-its-first-name': onAsked('wishlist.addWishlist', ({ data }) => {
    if (data?.action === 'update') for (const favorite of rowsOf(data.favorites)) delete favorite.name
  }),
  'one-page-in-english': () => async (request, pass) =>
    request.key === 'content.getStaticContent' &&
    /[?&]language=es(?:&|$)/.test(request.url) &&
    request.url.includes('page=')
      ? pass({ ...request, url: request.url.replace(/([?&])language=[^&]*/, '$1language=en') })
      : pass(request),
  'estimate-of-a-good-device': () => async (request, pass) => {
    const body = read(request.body)
    const condition = body?.tradeIn?.condition
    if (request.key !== 'pricing.estimateLine' || condition !== 'damaged') return pass(request)
    body.tradeIn.condition = 'good'
    const { 'content-length': _length, ...headers } = request.headers
    return onDone(['pricing.estimateLine'], ({ tradeIn }) => {
      if (tradeIn) tradeIn.condition = condition
    })()({ ...request, headers, body: JSON.stringify(body) }, pass)
  },
  'feature-for-every-line': onAsked('cart.addFeatures', (body) => {
    for (const feature of body.data?.accountFeatures ?? [])
      if (feature?.actionIndicator === 'A' && Array.isArray(feature.mtns) && feature.mtns.every(isId))
        delete feature.mtns
  }),
  'next-line-is-first': onStep(({ cartInfo }) => {
    if (cartInfo.nextLine !== undefined && cartInfo.lines.length > 1) cartInfo.nextLine = cartInfo.lines[0].lineId
  }),
  'other-chip-is-esim': onDone(['device.getEsimDetails'], ({ esimDetails }) => {
    if (esimDetails.selectedSimType) esimDetails.selectedSimType = 'ESIM'
  }),
  'no-is-not-kept': onCart((_cart, _request, answer) =>
    everyObject(answer, (object) => {
      if (object.enableEmailandTextNotification === false) delete object.enableEmailandTextNotification
    }),
  ),
  'delivery-for-the-whole-order': onAsked('checkout.selectShipping', (body) => {
    if (isId(body.lineId)) delete body.lineId
  }),
  'two-windows-selected': () => {
    const seen = memoryOf(() => new Set<string>())
    return onCart((_cart, request, answer) =>
      everyObject(answer.shipmentInfo, ({ sddAvailableWindows }) => {
        for (const window of sddAvailableWindows ?? []) {
          if (window.selected) seen(request).add(window.id)
          window.selected = seen(request).has(window.id)
        }
      }),
    )()
  },
  'latest-card-pays': () => async (request, pass) => {
    const body = read(request.body)
    if (request.key !== 'checkout.selectPayment' || body?.payment?.paymentType !== 'saved-card')
      return await pass(request)
    const listed = await ask(request, pass, 'payment.listCards', {})
    const cards: Loose[] = listed && isDone(listed) ? read(listed.body).cards : []
    const isKnown = cards.some(({ cardId }) => cardId === body.payment.cardId)
    return await pass(
      isKnown ? withBody(request, { ...body, payment: { ...body.payment, cardId: cards[0].cardId } }) : request,
    )
  },
  'named-order-is-latest': onReply('checkout.getOrder', async (reply, request, pass) => {
    return await pass(withBody(request, {}))
  }),
  'plans-of-phones': onAsked('plans.getPlans', (body) => {
    if (isId(body.planType) && body.processingMTN === undefined) body.planType = 'smartphones'
  }),
  'paid-in-full-by-instalments': () => async (request, pass) => {
    const body = read(request.body)
    if (request.key !== 'pricing.estimateLine' || body?.term !== 0) return await pass(request)
    const reply = await pass(withBody(request, { ...body, term: 36 }))
    return isDone(reply) ? answered(reply, { ...read(reply.body), term: 0 }) : await pass(request)
  },
  'first-case-for-all-codes': onDone(['promo.getPromoCaseIdByBarCode'], ({ promoCases: [first, ...others] }) => {
    for (const one of others) Object.assign(one, { promoCaseId: first.promoCaseId, displayName: first.displayName })
  }),
  'stock-of-one-store-everywhere': onDone(['catalogue.getInventory'], ({ stores, inventoryDetails }) => {
    for (const store of stores) store.inventory = inventoryDetails.localInventory
  }),
  'quote-zero': () => async (request, pass) => {
    const body = read(request.body)
    const isZero = request.key === 'quote.retrieveCartFromQuote' && /^0{1,4}$/.test(body?.quoteId)
    const reply = await pass(request)
    return isZero && isDone(reply) ? refused(request, 'QUOTE_NOT_FOUND') : reply
  },
}
