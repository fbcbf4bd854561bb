import { isDone, type Loose } from '../wrappers'
import { experience, fault, type PlantedFault } from './fault'
import { answered, ask, memoryOf, linesOf, read, whereSound, withBody, type Key } from './parts'

const wishes: readonly Key[] = ['wishlist.addWishlist', 'wishlist.removeWishlist']

const faults: readonly PlantedFault[] = [
  fault('ninth', 'favorites-one-change-late', 'stale reads')
    .says('The favorites that are read right after a change are those of before it')
    .from(experience('a cache that is filled again after it has answered'))
    .in('wishlist.retrieveFavorites', 'wishlist.addWishlist', 'wishlist.removeWishlist')
    .withMemory<{ last?: Loose; isStale?: boolean }>(
      () => ({}),
      async (kept, request, pass) => {
        const reply = await pass(request)
        if (!isDone(reply)) return reply
        if (wishes.some((key) => key === request.key)) kept.isStale = true
        if (request.key !== 'wishlist.retrieveFavorites') return reply
        const answer = kept.isStale && kept.last ? kept.last : read(reply.body)
        Object.assign(kept, { last: read(reply.body), isStale: false })
        return answered(reply, answer)
      },
    ),
  fault('ninth', 'one-removed-of-two', 'lists')
    .says('Of several products that one call takes off the wishlist the first alone goes')
    .from(experience('items[0]'))
    .in('wishlist.removeWishlist', 'wishlist.addWishlist', 'wishlist.retrieveWishlist')
    .onBody('wishlist.removeWishlist', (body) => {
      for (const one of body.data.favorites) one.items = one.items.slice(0, 1)
    }),
  fault('ninth', 'wish-count-without-accessories', 'counts')
    .says('The count of the wishlist leaves its accessories out')
    .from(experience("WHERE item_type = 'DEVICE'"))
    .in('recommendations.getRtCartCount', 'wishlist.addWishlist', 'wishlist.retrieveWishlist')
    .afterDone('recommendations.getRtCartCount', async (reply, request, pass) => {
      const asked = { data: { pageId: 'CART' } }
      const listed = await ask(request, pass, 'wishlist.retrieveFavorites', asked)
      const items = (listed && isDone(listed) ? read(listed.body).favorites[0]?.items : undefined) as
        | Loose[]
        | undefined
      if (!items) return reply
      const wishListCount = items.filter(({ itemType }) => itemType === 'DEVICE').length
      return answered(reply, { ...read(reply.body), wishListCount })
    }),
  fault('ninth', 'unsubscribe-takes-every-notice', 'wrong rows')
    .says('Cancelling the notice of one sku cancels every notice of the shopper')
    .from(experience('DELETE … WHERE shopper = …'))
    .in('wishlist.unsubscribe', 'wishlist.subscribe', 'catalogue.getProduct')
    .withMemory(
      () => new Map<string, Loose>(),
      async (asked, request, pass) => {
        const reply = await pass(request)
        if (!isDone(reply)) return reply
        if (request.key === 'wishlist.subscribe') {
          const { productId, skuId } = read(request.body)
          asked.set(skuId, { productId, skuId })
        }
        if (request.key !== 'wishlist.unsubscribe') return reply
        asked.delete(read(request.body).skuId)
        for (const body of asked.values()) await ask(request, pass, 'wishlist.unsubscribe', body)
        asked.clear()
        return reply
      },
    ),
  fault('ninth', 'capacity-lost-with-the-condition', 'lost fields')
    .says('A device that is traded in with a condition loses its capacity')
    .from(experience('two constructors, one of which is older'))
    .in('tradeIn.addDevice', 'checkout.getCheckoutDetails')
    .onAsked('tradeIn.addDevice', (body) => {
      if (body.condition && body.device) delete body.device.capacity
    }),
  fault('ninth', 'second-trade-in-replaces', 'single values')
    .says('A second device that is traded in takes the place of the first')
    .from(experience('one trade-in a cart, until last year'))
    .in('tradeIn.addDevice', 'checkout.getCheckoutDetails')
    .before('tradeIn.addDevice', async (request, pass) => {
      const body = read(request.body)
      if (!body?.device || body.actionIndicator === 'D') return pass(request)
      const details = await ask(request, pass, 'checkout.getCheckoutDetails', { cartInfo: {} })
      const items = ((details && isDone(details) && read(details.body).cart?.lineDetails.tradeInDetail.tradeInItems) ||
        []) as Loose[]
      const reply = await pass(request)
      if (!isDone(reply)) return reply
      for (const { submissionId } of items)
        await ask(request, pass, 'tradeIn.addDevice', { cartInfo: {}, submissionId, actionIndicator: 'D' })
      return reply
    }),
  fault('ninth', 'worth-less-with-a-carrier', 'amounts')
    .says('A device is valued at half where its carrier is named')
    .from(experience('a discount for locked phones that was never announced'))
    .in('tradeIn.validateDevice', 'tradeIn.accountDevices')
    .onDone(['tradeIn.validateDevice'], ({ device, promotion }, request) => {
      if (!read(request.body)?.device?.carrier) return
      device.tradeInValue = Math.floor(device.tradeInValue / 2)
      for (const one of device.conditions as Loose[]) {
        one.tradeInValue = Math.floor(one.tradeInValue / 2)
        if (one.creditTotal !== undefined) one.creditTotal = one.tradeInValue + (promotion?.amount ?? 0)
      }
    }),
  fault('ninth', 'listed-without-loose-accessories', 'lists that differ')
    .says('The list of orders leaves out the accessories that belong to no line')
    .from(experience('an inner join of orders and lines'))
    .in('checkout.listOrders', 'checkout.placeOrder', 'checkout.getOrder')
    .onAnswer('checkout.listOrders', ({ orders }) => {
      for (const order of orders as Loose[]) order.accessories = []
    }),
  fault('ninth', 'order-by-another-address', 'others')
    .says('An order is found by its number and any address of the same provider')
    .from(experience("email LIKE '%@' || domain"))
    .in('checkout.findOrder', 'checkout.placeOrder')
    .by(() => {
      const givenBy = memoryOf<{ email?: string }>(() => ({}))
      const placed = new Map<string, string>()
      return async (request, pass) => {
        const body = read(request.body)
        const reply = await pass(request)
        const known = placed.get(String(body?.orderNumber))
        const isFound = request.key !== 'checkout.findOrder' || read(reply.body)?.order
        if (!isFound && known?.split('@')[1] === String(body?.emailId).split('@')[1]) {
          const found = await ask(request, pass, 'checkout.findOrder', { ...body, emailId: known })
          return found ? { ...reply, body: found.body } : reply
        }
        if (!isDone(reply)) return reply
        if (request.key === 'checkout.updateContact') givenBy(request).email = body.contact.emailId
        const { email } = givenBy(request)
        if (request.key === 'checkout.placeOrder' && email) placed.set(read(reply.body).order.orderNumber, email)
        return reply
      }
    }),
  fault('ninth', 'order-number-and-more', 'inexact ids')
    .says('The number of an order is found with one more character behind it')
    .from(experience('a column of fixed length'))
    .in('checkout.getOrder', 'checkout.placeOrder')
    .after('checkout.getOrder', (reply, request, pass) => {
      const body = read(request.body)
      if (!reply.body.includes('ORDER_NOT_FOUND')) return reply
      return pass(withBody(request, { ...body, orderNumber: String(body.orderNumber).slice(0, -1) }))
    }),
  fault('ninth', 'new-expiry-is-ignored', 'lost changes')
    .says('A card that is saved again with a new expiry keeps the old one')
    .from(experience('INSERT … ON CONFLICT DO NOTHING'))
    .in('payment.listCards', 'checkout.selectPayment')
    .withMemory(
      () => new Map<string, Loose>(),
      async (known, request, pass) => {
        const reply = await pass(request)
        if (!isDone(reply)) return reply
        const payment = request.key === 'checkout.selectPayment' ? read(request.body)?.payment : undefined
        if (payment?.cardNumber && payment.saveCard) {
          const { expiryMonth, expiryYear } = payment
          const digits = String(payment.cardNumber).slice(-4)
          if (!known.has(digits)) known.set(digits, { expiryMonth, expiryYear })
        }
        const answer = read(reply.body)
        if (!Array.isArray(answer.cards)) return reply
        for (const card of answer.cards) Object.assign(card, known.get(card.lastFour))
        return answered(reply, answer)
      },
    ),
  fault('ninth', 'removed-card-still-pays', 'lost changes')
    .says('A card that was removed is listed no longer, and pays all the same')
    .from(experience('a flag that the payment service does not read'))
    .in('payment.removeCard', 'payment.listCards', 'checkout.selectPayment')
    .withMemory(
      () => new Set<string>(),
      async (removed, request, pass) => {
        const cardId = request.key === 'payment.removeCard' ? read(request.body)?.cardId : undefined
        const listed = cardId === undefined ? undefined : await ask(request, pass, 'payment.listCards', {})
        const cards = ((listed && isDone(listed) && read(listed.body).cards) || []) as Loose[]
        const isKept = cards.some((card) => card.cardId === cardId)
        if (isKept) removed.add(cardId)
        const reply = isKept && listed ? listed : await pass(request)
        if (!isDone(reply) || removed.size === 0) return reply
        const answer = read(reply.body)
        const headers = { ...reply.headers, e2erequestid: request.headers['guie2erequestid'] ?? '' }
        if (isKept) Object.assign(answer, { cards })
        for (const of of [answer, ...((answer.paymentOptions ?? []) as Loose[])])
          if (Array.isArray(of.cards)) of.cards = of.cards.filter((card: Loose) => !removed.has(card.cardId))
        return answered({ ...reply, headers }, answer)
      },
    ),
  fault('ninth', 'numbers-of-the-first-zip', 'caches')
    .says('Numbers are offered near the zip code that was asked for first')
    .from(experience('a memo by session'))
    .in('cart.holdNumbers', 'cart.addDevice')
    .withMemory<{ zip?: string }>(
      () => ({}),
      async (first, request, pass) => {
        const body = read(request.body)
        if (request.key !== 'cart.holdNumbers' || typeof body?.zipCode !== 'string') return pass(request)
        const reply = await pass(first.zip === undefined ? request : withBody(request, { ...body, zipCode: first.zip }))
        if (isDone(reply)) first.zip ??= body.zipCode
        return reply
      },
    ),
  fault('ninth', 'label-cut-at-ten', 'limits')
    .says('What a customer calls a number is cut after ten characters')
    .from(experience('VARCHAR(10)'))
    .in('cart.assignMtn', 'checkout.getCheckoutDetails')
    .onCart((cart) => {
      for (const line of linesOf(cart)) if (line.numberLabel) line.numberLabel = line.numberLabel.slice(0, 10).trim()
    }),
  fault('ninth', 'chat-page-in-lower-case', 'letter case')
    .says('The check for a chat answers the page in lower case')
    .from(experience('a key that is normalised on its way in'))
    .in('chat.livePersonCheck')
    .onDone(['chat.livePersonCheck'], ({ service }) => {
      const response = service.serviceBody.serviceResponse
      response.subPageType = response.subPageType.toLowerCase()
    }),
  fault('ninth', 'stores-close-an-hour-late', 'time zones')
    .says('The list of stores has them close an hour later than the cart says of them')
    .from(experience('daylight saving, on one of two services'))
    .in('support.listStores', 'checkout.getCheckoutDetails', 'catalogue.getInventory')
    .onDone(['support.listStores'], ({ stores }) => {
      for (const { hours } of stores as Loose[]) {
        const [hour = 0, minute = '00'] = hours.closes.split(':')
        hours.closes = `${String((Number(hour) + 1) % 24).padStart(2, '0')}:${minute}`
      }
    }),
  fault('ninth', 'ordered-case-stays-open', 'stale reads')
    .says('The case of a cart that was ordered is still listed as open')
    .from(experience('the case service learns of orders at night'))
    .in('cases.getCases', 'checkout.placeOrder', 'cart.addDevice')
    .withMemory<{ cases?: Loose[]; ordered: Loose[] }>(
      () => ({ ordered: [] }),
      async (kept, request, pass) => {
        if (request.key === 'checkout.placeOrder') {
          const listed = await ask(request, pass, 'cases.getCases', {})
          const [first] = (listed && isDone(listed) ? read(listed.body).cases : []) as Loose[]
          const reply = await pass(request)
          if (first && isDone(reply)) kept.ordered.push(first)
          return reply
        }
        const reply = await pass(request)
        if (request.key !== 'cases.getCases' || !isDone(reply)) return reply
        const answer = read(reply.body)
        answer.cases.push(...kept.ordered)
        answer.caseCount = answer.cases.length
        return answered(reply, answer)
      },
    ),
  fault('ninth', 'current-case-is-that-of-before', 'stale reads')
    .says('Once a case was resumed, the current one is still that of before')
    .from(experience('a session attribute that is written at sign-in'))
    .in('cases.getCaseAndCartId', 'cases.resumeCase', 'cart.saveCart')
    .withMemory<{ before?: Loose }>(
      () => ({}),
      async (kept, request, pass) => {
        if (request.key === 'cases.resumeCase') {
          const listed = await ask(request, pass, 'cases.getCaseAndCartId', {})
          const before = listed && isDone(listed) ? read(listed.body) : undefined
          const reply = await pass(request)
          if (before && isDone(reply)) kept.before = before
          return reply
        }
        const reply = await pass(request)
        return request.key === 'cases.getCaseAndCartId' && isDone(reply) && kept.before
          ? answered(reply, kept.before)
          : reply
      },
    ),
]

export const fromTheContractFaults = faults.map((one) => (one.wrap ? { ...one, wrap: whereSound(one.wrap) } : one))
