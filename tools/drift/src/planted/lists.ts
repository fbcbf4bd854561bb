import type { Makings } from '../fault-table'
import type { TwinReply } from '../twin'
import { onAnswer, isDone, type Loose, onReply } from '../wrappers'
import {
  rowsOf,
  queryOf,
  onDone,
  withBody,
  ask,
  memoryOf,
  shopperOf,
  read,
  answered,
  sumOf,
  onCartOf,
  lineOf,
  cartOf,
  inCents,
  onCart,
  linesOf,
} from './parts'

export const listsFaults: Makings = {
  'tax-first-line-only': onAnswer('cart.calculateMultiLineTax', (answer) => {
    if (answer.lines.length > 1) answer.totalTax = answer.lines[0].tax
  }),
  'price-of-old-device': onCartOf(
    () => new Map<string, Loose>(),
    (memory, cart) => {
      for (const { lineId, deviceItem } of linesOf(cart)) {
        if (!deviceItem) continue
        const first = memory.get(lineId) ?? {
          retailPrice: deviceItem.retailPrice,
          monthlyPrice: deviceItem.monthlyPrice,
        }
        memory.set(lineId, first)
        Object.assign(deviceItem, first)
      }
    },
  ),
  'zip-code-before-address': () => {
    const taxOf = memoryOf<{ amount?: number }>(() => ({}))
    const view = onCart(({ orderDetails: { totals } }, request) => {
      const { amount } = taxOf(request)
      const row = rowsOf(totals.todayRows).find(({ code }) => code === 'tax')
      if (amount === undefined || !row) return
      totals.dueToday = inCents(totals.dueToday - row.amount + amount)
      row.amount = amount
    })()
    return async (request, pass) => {
      const isChange = /^(?:cart\.(?:add|remove|update)|checkout\.(?:update|select))/.test(request.key ?? '')
      if (isChange) delete taxOf(request).amount
      const reply = await view(request, pass)
      if (request.key === 'cart.calculateMultiLineTax' && isDone(reply))
        taxOf(request).amount = read(reply.body).totalTax
      return reply
    }
  },
  'one-row-for-a-sku': onCart(({ orderDetails }) => {
    const rows = new Map<string, Loose>()
    for (const row of rowsOf(orderDetails.orderList)) {
      const first = rows.get(row.itemCode)
      if (first) first.quantity += row.quantity
      else rows.set(row.itemCode, row)
    }
    if (orderDetails.orderList) orderDetails.orderList = [...rows.values()]
  }),
  'steps-by-name': onCart(({ pendingSteps }) => {
    pendingSteps.sortedSteps = rowsOf(pendingSteps.sortedSteps).sort((one, other) => (one.step < other.step ? -1 : 1))
    for (const line of Object.values<Loose>(pendingSteps.lines ?? {})) line.sortedSteps.sort()
  }),
  'chosen-store-not-listed': onCart((_cart, _request, { shipmentInfo }) => {
    const chosen = shipmentInfo.storeInfo?.locationCode
    for (const shipment of [shipmentInfo, shipmentInfo.commonShipment])
      shipment.ispuStoreList = rowsOf(shipment.ispuStoreList).filter(({ locationCode }) => locationCode !== chosen)
  }),
  'loan-without-a-loan': onDone(['cart.listEligibleLines'], ({ lines }) => {
    for (const line of rowsOf(lines)) line.installmentLoans = []
  }),
  'e911-on-the-first-line': () => async (request, pass) => {
    const body = read(request.body)
    if (request.key !== 'cart.e911Address' || !Array.isArray(body?.lines)) return pass(request)
    const cart = await cartOf(request, pass)
    const lines = (body.lines as Loose[]).map((line) =>
      lineOf(cart, line?.mtn) ? { ...line, mtn: cart.lineDetails.allLines[0] } : line,
    )
    return pass(withBody(request, { ...body, lines }))
  },
  'changed-line-goes-last': () => {
    const movedIn = memoryOf(() => new Set<string>())
    return async (request, pass) => {
      const reply = await onCart(({ lineDetails }, same) => {
        const moved = movedIn(same)
        const inOrder = (lines: string[]) => [
          ...lines.filter((line) => !moved.has(line)),
          ...lines.filter((line) => moved.has(line)),
        ]
        lineDetails.allLines = inOrder(lineDetails.allLines)
        lineDetails.deviceLines = inOrder(lineDetails.deviceLines)
        lineDetails.allLines.forEach((line: string, at: number) => {
          lineDetails.lineInfo[line].multiLineSeqNumber = at + 1
        })
      })()(request, pass)
      if (request.key === 'cart.addDevice' && isDone(reply))
        for (const { lineId } of read(request.body)?.data?.lines ?? []) if (lineId) movedIn(request).add(lineId)
      return reply
    }
  },
  'donation-on-every-line': onCart((cart) => {
    const donationInfo = linesOf(cart).find((line) => line.donationInfo)?.donationInfo
    if (donationInfo) for (const line of linesOf(cart)) line.donationInfo = donationInfo
  }),
  'one-hash-for-all-lines': onDone(['cart.listEligibleLines'], ({ lines }) => {
    for (const line of lines) line.mtnHashCode = lines[0].mtnHashCode
  }),
  'tax-of-old-address': onCartOf(
    () => ({ tax: undefined as number | undefined }),
    (memory, cart) => {
      const row = cart.orderDetails.totals.todayRows.find(({ code }: Loose) => code === 'tax')
      if (!row) return
      memory.tax ??= row.amount
      row.amount = memory.tax
      cart.orderDetails.totals.dueToday = sumOf(cart.orderDetails.totals.todayRows)
    },
  ),
  'order-date-moves': onAnswer('checkout.getOrder', ({ order }) => {
    order.placedAt = new Date().toISOString()
  }),
  'order-number-reused': () => {
    let first: string | undefined
    return async (request, pass) => {
      const reply = await pass(request)
      if (!['checkout.placeOrder', 'checkout.getOrder'].includes(request.key ?? '') || !isDone(reply)) return reply
      const answer = read(reply.body)
      first ??= answer.order.orderNumber
      answer.order.orderNumber = first
      return answered(reply, answer)
    }
  },
  'cart-after-order': () => {
    const last = new Map<string, TwinReply>()
    const after = new Set<string>()
    return async (request, pass) => {
      const reply = await pass(request)
      const shopper = shopperOf(request)
      if (request.key === 'checkout.placeOrder' && isDone(reply)) after.add(shopper)
      if (request.key !== 'checkout.getCheckoutDetails') return reply
      if (isDone(reply)) last.set(shopper, reply)
      return after.has(shopper) ? (last.get(shopper) ?? reply) : reply
    }
  },
  'recommended-plans-last': onDone(['plans.getPlans'], (answer, request) => {
    if (read(request.body)?.isRecommendedFlow === true)
      answer.plans = rowsOf(answer.plans).sort((one, other) => Number(one.recommended) - Number(other.recommended))
  }),
  'listed-and-not-taken': onDone(['tradeIn.validateDevice'], (answer) => {
    if (answer.device.deviceBrand !== 'Kestrel' && answer.device.deviceBrand !== 'Pelago') return
    Object.assign(answer.device, { eligible: false, tradeInValue: 0, conditions: [] })
    delete answer.promotion
  }),
  'keywords-of-the-cart-first': onDone(['wishlist.getSeoDetails'], ({ seo }) => {
    seo.keywords.reverse()
  }),
  'protection-never-in-cart': onDone(['device.getProtectionFeatures'], ({ payload }) => {
    for (const feature of payload.features as Loose[]) feature.inCart = false
  }),
  'page-is-a-prefix': () => async (request, pass) => {
    const query = queryOf(request)
    const page = query.get('page')
    if (request.key !== 'content.getStaticContent' || page === null) return pass(request)
    query.delete('page')
    const reply = await pass({ ...request, url: `${request.url.split('?')[0]}?${query.toString()}` })
    if (!isDone(reply)) return reply
    const answer = read(reply.body)
    const pages = Object.entries(answer.content as object).filter(([name]) => name.startsWith(page))
    return answered(reply, { ...answer, content: Object.fromEntries(pages) })
  },
  'one-agreement-is-all': () => async (request, pass) => {
    const body = read(request.body)
    const accepted = body?.agreementIds
    if (request.key !== 'checkout.acceptAgreements' || !Array.isArray(accepted) || accepted.length === 0)
      return pass(request)
    const details = await ask(request, pass, 'checkout.getCheckoutDetails', {
      cartInfo: {},
      customerAgreements: true,
    })
    const all = ((details && read(details.body)?.customerAgreements?.agreements) ?? []) as Loose[]
    const ids = all.map(({ agreementId }) => agreementId)
    return pass(accepted.every((id) => ids.includes(id)) ? withBody(request, { ...body, agreementIds: ids }) : request)
  },
  'removes-every-card-of-a-brand': () => async (request, pass) => {
    if (request.key !== 'payment.removeCard') return pass(request)
    const listed = await ask(request, pass, 'payment.listCards', {})
    const cards = ((listed && read(listed.body)?.cards) ?? []) as Loose[]
    const removed = cards.find(({ cardId }) => cardId === read(request.body)?.cardId)
    const reply = await pass(request)
    if (!removed || !isDone(reply)) return reply
    const others = cards.filter(({ brand, cardId }) => brand === removed.brand && cardId !== removed.cardId)
    for (const { cardId } of others) await ask(request, pass, 'payment.removeCard', { cardId })
    const answer = read(reply.body)
    const gone = new Set(others.map(({ cardId }) => cardId))
    if (answer.cards) answer.cards = (answer.cards as Loose[]).filter(({ cardId }) => !gone.has(cardId))
    return answered(reply, answer)
  },
  'notice-for-every-variant': () => {
    const productsOf = memoryOf(() => new Set<string>())
    return onDone(['wishlist.subscribe', 'wishlist.unsubscribe', 'catalogue.getProduct'], (answer, request) => {
      const products = productsOf(request)
      if (request.key === 'wishlist.subscribe') products.add(answer.productId)
      if (request.key === 'wishlist.unsubscribe') products.delete(answer.productId)
      if (request.key !== 'catalogue.getProduct' || !products.has(answer.product.productId)) return
      for (const sku of answer.product.childSkus as Loose[]) sku.notifyMe = true
    })()
  },
  'orders-oldest-first': onDone(['checkout.listOrders'], (answer) => void answer.orders.reverse()),
  'last-product-twice': onDone(['catalogue.listProducts'], (answer) => {
    const last = answer.products.at(-1)
    if (answer.products.length > 1) answer.products.push(last)
  }),
  'wishlist-default-variant': onDone(['wishlist.retrieveWishlist'], (answer) => {
    const { deviceList, accessoryList } = answer.data.wishList
    for (const product of [...deviceList, ...accessoryList])
      if (product.selected) product.selected.sku = product.defaultSKU
  }),
  'current-case-last': onDone(['cases.getCases'], (answer) => void answer.cases.reverse()),
  'recommends-a-retired-plan': onDone(['plans.getPlans'], (answer) => {
    if (answer.recommendedPlanId) answer.recommendedPlanId = `${answer.recommendedPlanId}-2024`
  }),
  'one-notice-a-shopper': () => {
    const lastOf = memoryOf<{ body?: Loose }>(() => ({}))
    return onReply('wishlist.subscribe', async (reply, request, pass) => {
      const last = lastOf(request)
      const body = read(request.body)
      if (last.body && last.body.skuId !== body.skuId) await ask(request, pass, 'wishlist.unsubscribe', last.body)
      last.body = body
      return reply
    })()
  },
  'last-of-the-page': onDone(['catalogue.listProducts'], (answer) => {
    answer.products = answer.products.slice(0, -1)
  }),
  'cards-oldest-first': onDone(['payment.listCards'], ({ cards }) => void cards.reverse()),
  'chat-without-flow': onDone(['chat.livePersonCheck'], ({ service }) => {
    service.serviceBody.serviceResponse.flowName = ''
  }),
  'wish-cannot-return': () => {
    const gone = new Set<string>()
    return async (request, pass) => {
      const reply = await pass(request)
      const isWishlist = request.key?.startsWith('wishlist.') ?? false
      if (!isWishlist || !isDone(reply)) return reply
      const shopper = shopperOf(request)
      if (request.key === 'wishlist.removeWishlist')
        for (const { items } of read(request.body)?.data?.favorites ?? [])
          for (const { deviceId } of items) gone.add(`${shopper} ${deviceId}`)
      const answer = read(reply.body)
      const isKept = ({ productId }: Loose) => !gone.has(`${shopper} ${productId}`)
      for (const one of answer.favorites ?? []) one.items = one.items.filter(isKept)
      const list = answer.data?.wishList
      if (list) {
        for (const name of ['items', 'deviceList', 'accessoryList']) list[name] = list[name].filter(isKept)
        for (const one of list.favorites) one.items = one.items.filter(isKept)
        list.wishListCount = list.items.length
      }
      return answered(reply, answer)
    }
  },
}
