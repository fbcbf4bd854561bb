import type { OperationKey } from '@soe/contracts'
import type { Pass, TwinReply, TwinRequest, Wrapper } from '../twin'
import { isDone, type Loose } from '../wrappers'
import { fault, type PlantedFault } from './fault'
import {
  answered,
  ask,
  cartOf,
  dayBefore,
  everyObject,
  forgetsIds,
  linesOf,
  lostBeside,
  memoryOf,
  queryOf,
  read,
  refused,
  rowsOf,
  sharedBy,
  shopperOf,
  whereSound,
} from './parts'

interface Call {
  readonly key: OperationKey
  readonly body: Loose
  readonly memory: Loose
  readonly request: TwinRequest
  readonly pass: Pass
  readonly answer: Loose
}
type Spoil = (call: Call) => unknown
const nothing: Spoil = () => undefined

/** Edits what operations answer where they did what was asked, with a memory for each shopper. */
const tell = (edit: Spoil, hear = nothing) =>
  whereSound(() => {
    const of = memoryOf<Loose>(() => ({}))
    return async (request, pass) => {
      const { key } = request
      if (key === undefined) return pass(request)
      const call = { key, body: read(request.body) ?? {}, memory: of(request), request, pass, answer: undefined }
      await hear(call)
      const reply = await pass(
        request.method === 'POST' && hear !== nothing ? { ...request, body: JSON.stringify(call.body) } : request,
      )
      const answer = isDone(reply) ? read(reply.body) : undefined
      if (answer === undefined) return reply
      await edit({ ...call, answer })
      return answered(reply, answer)
    }
  })
/** Edits what one operation is asked. */
const hear = (key: OperationKey, edit: Spoil, then = nothing) =>
  tell(then, (call) => (call.key === key ? edit(call) : undefined))
/** Edits what some operations answer. */
const on = (keys: readonly OperationKey[], edit: Spoil) =>
  tell((call) => (keys.includes(call.key) ? edit(call) : undefined))
/** Runs instead of one operation. */
const as = (key: OperationKey, run: (request: TwinRequest, pass: Pass, body: Loose) => Promise<TwinReply>) =>
  whereSound(
    () => async (request, pass) => (request.key === key ? run(request, pass, read(request.body)) : pass(request)),
  )
/** Refuses what the contract allows. */
const refuses = (
  key: OperationKey,
  id: Parameters<typeof refused>[1],
  when: (body: Loose, request: TwinRequest, pass: Pass) => unknown,
) => as(key, async (request, pass, body) => ((await when(body, request, pass)) ? refused(request, id) : pass(request)))

const orders: readonly OperationKey[] = ['checkout.placeOrder', 'checkout.getOrder', 'checkout.findOrder']
const cardsOf = async (request: TwinRequest, pass: Pass): Promise<Loose[]> =>
  rowsOf(read((await ask(request, pass, 'payment.listCards', {}))?.body ?? '')?.cards)
const detailsOf = async (request: TwinRequest, pass: Pass): Promise<Loose> =>
  read((await ask(request, pass, 'checkout.getCheckoutDetails', { cartInfo: {} }))?.body ?? '')

const row = (id: string, title: string, only: readonly [OperationKey, ...OperationKey[]], wrap: () => Wrapper) =>
  fault('tenth', id)
    .says(title)
    .in(...only)
    .by(wrap)

/** Sixty faults of all areas by an author who had read the published contract alone. */
export const blindFaults: readonly PlantedFault[] = [
  // Sessions.
  row(
    'end-stays',
    'the second call to keep a session alive moves nothing',
    ['session.keepAlive', 'session.continueGuest'],
    on(['session.keepAlive', 'session.continueGuest'], ({ memory, answer }) => {
      answer.expiresAt = memory.at ??= answer.expiresAt
    }),
  ),
  row(
    'cases-after-sign-out',
    'the cases are still told to the cookie of a session that signed out',
    ['cases.getCases', 'session.logout'],
    () => {
      const of = memoryOf<Loose>(() => ({}))
      return async (request, pass) => {
        const [reply, memory] = [await pass(request), of(request)]
        if (request.key === 'cases.getCases' && isDone(reply)) memory.reply = reply
        return request.key === 'cases.getCases' && !isDone(reply) && memory.reply ? memory.reply : reply
      }
    },
  ),
  row(
    'contact-after-clear',
    'the contact of a guest outlives the clearing of the session',
    ['session.clearCache', 'checkout.updateContact', 'checkout.getCheckoutDetails'],
    tell(({ key, memory, answer }) => {
      if (answer.contact) memory.contact = answer.contact
      else if (memory.contact && key === 'checkout.getCheckoutDetails') answer.contact = memory.contact
    }),
  ),
  row(
    'page-signs-nobody-out',
    'the page that signs out redirects and ends nothing',
    ['session.logoutPage'],
    as('session.logoutPage', ({ headers: { cookie: _cookie, ...headers }, ...request }, pass) =>
      pass({ ...request, headers }),
    ),
  ),
  // Carts.
  row(
    'first-line-alone',
    'of accessories for two lines in one call those of the first are added',
    ['cart.addAccessories'],
    hear('cart.addAccessories', ({ body }) => {
      body.data.lines.length = 1
    }),
  ),
  row(
    'neighbour-loses-accessories',
    'with a line go the accessories of another',
    ['cart.removeDevice', 'cart.addAccessories'],
    on(['cart.removeDevice'], async ({ request, pass, body }) => {
      if (body.cartInfo.processAction === 'UNDO') return
      for (const { lineId, accessories } of linesOf(await cartOf(request, pass)))
        if (accessories?.length)
          await ask(request, pass, 'cart.addAccessories', {
            cartInfo: {},
            data: {
              lines: [
                {
                  mtn: lineId,
                  removeAccessories: accessories.map(({ itemCode, qty }: Loose) => ({ id: itemCode, qty })),
                },
              ],
            },
          })
    }),
  ),
  row(
    'both-sims',
    'a SIM is chosen for every line',
    ['cart.switchSim'],
    on(['cart.switchSim'], async ({ request, pass, body }) => {
      for (const { lineId } of linesOf((await cartOf(request, pass)) ?? { lineDetails: { lineInfo: {} } }))
        await ask(request, pass, 'cart.switchSim', { ...body, mtn: lineId })
    }),
  ),
  row(
    'plan-drops-protection',
    'another plan takes the protection of its line away',
    ['cart.addPlan', 'cart.addFeatures'],
    on(['cart.addPlan'], async ({ request, pass, body }) => {
      const line = linesOf((await cartOf(request, pass)) ?? { lineDetails: { lineInfo: {} } }).find(
        ({ lineId }) => lineId === body.lineId,
      )
      if (line?.protection)
        await ask(request, pass, 'cart.addFeatures', {
          cartInfo: {},
          data: { accountFeatures: [{ id: line.protection.id, actionIndicator: 'D', mtns: [body.lineId] }] },
        })
    }),
  ),
  row(
    'held-for-five',
    'numbers are held for five minutes',
    ['cart.holdNumbers'],
    on(['cart.holdNumbers'], ({ answer }) => {
      answer.heldUntil = new Date(Date.parse(answer.heldUntil) - 600_000).toISOString()
    }),
  ),
  row(
    'label-cut',
    'the name of a number is cut to eight letters',
    ['cart.assignMtn'],
    hear('cart.assignMtn', ({ body }) => {
      if (body.number.label?.length > 8) body.number.label = body.number.label.slice(0, 8).trim()
    }),
  ),
  row(
    'bar-codes-pile-up',
    'bar codes are added to those that are set',
    ['cart.updateBarcode'],
    hear('cart.updateBarcode', ({ body: { cartInfo }, memory }) => {
      memory.codes = cartInfo.barCodeIds.length ? [...new Set([...(memory.codes ?? []), ...cartInfo.barCodeIds])] : []
      cartInfo.barCodeIds = memory.codes
    }),
  ),
  row(
    'first-zip-taxes',
    'a second zip code is taxed like the first',
    ['cart.calculateMultiLineTax'],
    hear(
      'cart.calculateMultiLineTax',
      ({ body, memory }) => {
        const at = body.data ?? body
        memory.asked = at.zipCode
        at.zipCode = memory.first ??= at.zipCode
      },
      ({ key, answer, memory }) => {
        if (key === 'cart.calculateMultiLineTax') answer.zipCode = memory.asked
      },
    ),
  ),
  row(
    'one-emergency-address',
    'two lines get the emergency address of the first',
    ['cart.e911Address'],
    hear('cart.e911Address', ({ body: { lines } }) => {
      for (const line of lines) line.e911Address = lines[0].e911Address
    }),
  ),
  row(
    'check-stores-address',
    'to check an emergency address sets it',
    ['cart.validateE911Address', 'cart.e911Address'],
    on(['cart.validateE911Address'], ({ request, pass, body }) =>
      ask(request, pass, 'cart.e911Address', {
        cartInfo: {},
        lines: [{ mtn: body.cartInfo.processingMTN, e911Address: body.e911Address }],
      }),
    ),
  ),
  row(
    'choice-sticks',
    'the first choice between guest and sign-in stays',
    ['cart.guestChoice', 'checkout.getCheckoutDetails'],
    tell(({ memory, answer: { cart } }) => {
      if (cart?.cartHeader?.guestChoice) cart.cartHeader.guestChoice = memory.choice ??= cart.cartHeader.guestChoice
    }),
  ),
  row(
    'whole-dollars-given',
    'a donation loses its cents',
    ['cart.addDonation'],
    hear('cart.addDonation', ({ body }) => {
      if (body.donationAmount > 1) body.donationAmount = Math.floor(body.donationAmount)
    }),
  ),
  row(
    'any-promo-removed',
    'to remove a code that is not there removes the one that is',
    ['cart.removePromo', 'cart.applyPromo'],
    tell(nothing, ({ key, body, memory }) => {
      if (key === 'cart.applyPromo') memory.code = body.promoCode
      if (key === 'cart.removePromo' && memory.code) body.promoCode = memory.code
    }),
  ),
  row(
    'feature-off-everywhere',
    'a feature that is removed from one line is removed from all',
    ['cart.addFeatures'],
    hear('cart.addFeatures', async ({ body, request, pass }) => {
      const cart = await cartOf(request, pass)
      for (const one of body.data.accountFeatures)
        if (one.actionIndicator === 'D' && one.mtns && cart) one.mtns = linesOf(cart).map(({ lineId }) => lineId)
    }),
  ),
  row(
    'bundle-only-grows',
    'what counted towards the bundle counts after it was removed',
    ['cart.retrieveBundleAccCart', 'cart.addAccessories'],
    on(['cart.retrieveBundleAccCart'], ({ answer, memory }) => {
      const detail = answer.bundleAccessoryDetail
      if (!(memory.most?.eligibleQuantity > detail.eligibleQuantity)) memory.most = detail
      answer.bundleAccessoryDetail = memory.most
    }),
  ),
  row(
    'told-once',
    'what blocks the checkout is told the first time alone',
    ['cart.validateCart'],
    on(['cart.validateCart'], ({ answer, memory }) =>
      everyObject(answer, (one) => {
        if (!Array.isArray(one.cartValidationErrors)) return
        const told = (memory.told ??= new Set())
        one.cartValidationErrors = one.cartValidationErrors.filter(({ errorCode }: Loose) => !told.has(errorCode))
        for (const { errorCode } of one.cartValidationErrors) told.add(errorCode)
      }),
    ),
  ),
  // Checkout.
  row(
    'born-a-day-early',
    'the date of birth is a day early',
    ['checkout.updateContact'],
    tell(({ answer: { contact } }) => {
      if (contact?.dateOfBirth) contact.dateOfBirth = dayBefore(contact.dateOfBirth)
    }),
  ),
  row(
    'order-without-apartment',
    'the second line of an address is not in the order',
    ['checkout.placeOrder', 'checkout.getOrder', 'checkout.updateAddress'],
    on(orders, ({ answer }) => {
      delete answer.order?.shippingAddress?.addressLine2
    }),
  ),
  row(
    'line-ships-with-all',
    'a delivery that is chosen for one line is chosen for all',
    ['checkout.selectShipping'],
    hear('checkout.selectShipping', ({ body }) => {
      delete body.lineId
    }),
  ),
  row(
    'first-window',
    'the first same-day window is chosen whichever is asked for',
    ['checkout.selectShipping'],
    hear('checkout.selectShipping', ({ body }) => {
      delete body.sddWindowId
    }),
  ),
  row(
    'one-agreement-is-all',
    'one agreement that is accepted stands for all',
    ['checkout.acceptAgreements'],
    hear('checkout.acceptAgreements', async ({ body, request, pass }) => {
      const ids = rowsOf((await detailsOf(request, pass))?.customerAgreements?.agreements).map(
        ({ agreementId }) => agreementId,
      )
      if (body.agreementIds.some((id: string) => ids.includes(id))) body.agreementIds = ids
    }),
  ),
  row(
    'agreements-forgotten',
    'a choice of delivery takes the agreements back',
    ['checkout.acceptAgreements', 'checkout.selectShipping', 'checkout.getCheckoutDetails'],
    tell(({ key, memory, answer }) => {
      if (key === 'checkout.selectShipping' || key === 'checkout.acceptAgreements')
        memory.lost = key === 'checkout.selectShipping'
      if (memory.lost && answer.customerAgreements) answer.customerAgreements.agreementCompleted = false
    }),
  ),
  row(
    'auto-pay-stays',
    'Auto Pay is not turned off once it was on',
    ['checkout.setAutoPay'],
    hear('checkout.setAutoPay', ({ body, memory }) => {
      body.autoPay = memory.on ||= body.autoPay
    }),
  ),
  row(
    'other-total-taken',
    'an order with another total than the shopper saw is placed',
    ['checkout.placeOrder'],
    hear('checkout.placeOrder', ({ body }) => {
      delete body.dueToday
    }),
  ),
  row(
    'shipping-overwrites-service',
    'the shipping address takes the place of the service address',
    ['checkout.updateAddress', 'checkout.updateContact', 'checkout.getCheckoutDetails'],
    tell(({ key, memory, body, answer }) => {
      if (key === 'checkout.updateContact') memory.at = undefined
      if (key === 'checkout.updateAddress') memory.at = body.shippingAddress
      if (!answer.contact || !memory.at) return
      const { addressLine1, addressLine2, city, state, zipCode } = memory.at
      answer.contact.serviceAddress = { addressLine1, ...(addressLine2 && { addressLine2 }), city, state, zipCode }
    }),
  ),
  row(
    'contract-in-dollars',
    'the instalments of a contract are rounded up to dollars',
    ['checkout.getCheckoutDetails', 'cart.addDevice'],
    tell(({ answer }) => {
      for (const one of rowsOf(answer.installmentContracts)) one.monthlyAmount = Math.ceil(one.monthlyAmount)
    }),
  ),
  // Cards.
  row(
    'oldest-card-first',
    'cards are listed with the oldest first',
    ['payment.listCards', 'checkout.selectPayment'],
    on(['payment.listCards', 'payment.removeCard'], ({ answer }) => answer.cards.reverse()),
  ),
  row(
    'card-stays',
    'a card that is removed is listed again',
    ['payment.removeCard', 'payment.listCards', 'checkout.selectPayment'],
    as('payment.removeCard', async (request, pass, { cardId }) => {
      const reply = await ask(request, pass, 'payment.listCards', {})
      if (!reply || !isDone(reply)) return pass(request)
      const answer = read(reply.body)
      return answered(
        { ...reply, headers: { ...reply.headers, e2erequestid: request.headers['guie2erequestid'] ?? '' } },
        { ...answer, cards: answer.cards.filter((one: Loose) => one.cardId !== cardId) },
      )
    }),
  ),
  row(
    'latest-card-pays',
    'the latest saved card pays whichever is chosen',
    ['checkout.selectPayment', 'payment.listCards'],
    hear('checkout.selectPayment', async ({ body: { payment }, request, pass }) => {
      const cards = payment?.paymentType === 'saved-card' ? await cardsOf(request, pass) : []
      if (cards.some(({ cardId }) => cardId === payment.cardId)) payment.cardId = cards[0].cardId
    }),
  ),
  row(
    'card-kept-unasked',
    'a card is saved that the shopper did not want saved',
    ['checkout.selectPayment', 'payment.listCards'],
    hear('checkout.selectPayment', ({ body: { payment } }) => {
      if (payment?.paymentType === 'card') payment.saveCard = true
    }),
  ),
  row(
    'expires-this-month',
    'a card that is good until the end of this month is declined',
    ['checkout.selectPayment'],
    refuses(
      'checkout.selectPayment',
      'PAYMENT_DECLINED',
      ({ payment }) =>
        payment?.expiryYear === new Date().getUTCFullYear() && payment.expiryMonth === new Date().getUTCMonth() + 1,
    ),
  ),
  // Orders.
  row(
    'any-number-is-latest',
    'an order number that does not exist finds the latest order',
    ['checkout.getOrder', 'checkout.placeOrder'],
    as('checkout.getOrder', async (request, pass, body) => {
      const reply = await pass(request)
      return isDone(reply) || !body?.orderNumber ? reply : pass({ ...request, body: '{}' })
    }),
  ),
  row(
    'placed-when-read',
    'an order is placed at the moment in which it is read',
    ['checkout.getOrder', 'checkout.placeOrder'],
    on(['checkout.getOrder'], ({ answer }) => {
      answer.order.placedAt = new Date().toISOString()
    }),
  ),
  row(
    'order-arrives-early',
    'an order arrives a day before the delivery that was chosen',
    ['checkout.placeOrder', 'checkout.getOrder', 'checkout.getCheckoutDetails'],
    on(orders, ({ answer: { order } }) => {
      if (order?.shipping.arrivesOn) order.shipping.arrivesOn = dayBefore(order.shipping.arrivesOn)
    }),
  ),
  row(
    'count-outlives-order',
    'the items that were ordered are counted until the next change',
    ['recommendations.getRtCartCount', 'checkout.placeOrder'],
    tell(
      ({ key, memory, answer }) => {
        if (key === 'checkout.placeOrder') memory.count = memory.before
        if (key.startsWith('cart.')) memory.count = undefined
        if (key === 'recommendations.getRtCartCount' && memory.count) answer.rtCartCount = memory.count
      },
      async ({ key, memory, request, pass }) => {
        if (key === 'checkout.placeOrder') memory.before = (await cartOf(request, pass))?.itemCount
      },
    ),
  ),
  row(
    'orders-of-all',
    'the orders of other shoppers are listed too',
    ['checkout.listOrders', 'checkout.placeOrder'],
    (() => {
      const all = new Map<string, Loose[]>()
      return on(['checkout.placeOrder', 'checkout.listOrders'], ({ key, answer, request }) => {
        const world = sharedBy(request)
        if (key === 'checkout.placeOrder') all.set(world, [answer.order, ...(all.get(world) ?? [])])
        else
          answer.orders = [
            ...answer.orders,
            ...(all.get(world) ?? []).filter(
              ({ orderNumber }) => !answer.orders.some((one: Loose) => one.orderNumber === orderNumber),
            ),
          ]
      })
    })(),
  ),
  row(
    'last-store-on-receipt',
    'the order names another store than the one that was chosen',
    ['checkout.placeOrder', 'checkout.getOrder', 'checkout.selectShipping'],
    tell(({ answer, memory }) => {
      if (answer.shipmentInfo?.ispuStoreList?.length) memory.stores = answer.shipmentInfo.ispuStoreList
      if (answer.order?.store && memory.stores) answer.order.store = memory.stores.at(-1)
    }),
  ),
  // Wishlists.
  row(
    'first-wish-removed',
    'of two products that are removed in one call the first is',
    ['wishlist.removeWishlist', 'wishlist.addWishlist'],
    hear('wishlist.removeWishlist', ({ body }) => {
      for (const { items } of body.data.favorites) items.length = Math.min(items.length, 1)
    }),
  ),
  row(
    'notice-stays',
    'the catalogue tells of a notice after it was cancelled',
    ['wishlist.unsubscribe', 'wishlist.subscribe', 'catalogue.getProduct'],
    tell(({ key, body, answer, memory }) => {
      if (key === 'wishlist.unsubscribe') memory.sku = body.skuId
      if (key === 'wishlist.subscribe') memory.sku = undefined
      if (key.startsWith('catalogue.') && memory.sku)
        everyObject(answer, (one) => {
          if (one.skuId === memory.sku && 'notifyMe' in one) one.notifyMe = true
        })
    }),
  ),
  row(
    'notice-of-all-colors',
    'a notice for one variant is told of all variants',
    ['wishlist.subscribe', 'catalogue.getProduct'],
    tell(({ key, body, answer, memory }) => {
      if (key === 'wishlist.subscribe') memory.product = body.productId
      if (key === 'wishlist.unsubscribe') memory.product = undefined
      if (key === 'catalogue.getProduct' && memory.product === answer.product.productId)
        for (const sku of answer.product.childSkus) sku.notifyMe = true
    }),
  ),
  row(
    'shared-list-sticks',
    'after a shared wishlist the own one is the shared one',
    ['wishlist.retrieveWishlist', 'wishlist.addWishlist'],
    on(['wishlist.retrieveWishlist'], ({ body, answer, memory }) => {
      if (body.wid) memory.shared = answer.data.wishList
      else if (memory.shared) answer.data.wishList = memory.shared
    }),
  ),
  row(
    'wish-lost-beside',
    'of two changes of one moment the wish is lost',
    ['wishlist.addWishlist', 'wishlist.retrieveFavorites'],
    lostBeside('wishlist.addWishlist', (answer, body) => {
      const ids = rowsOf(body.data?.favorites)
        .flatMap(({ items }) => rowsOf(items))
        .map(({ productId }) => productId)
      everyObject(answer, (one) => {
        for (const at of ['items', 'deviceList'])
          if (Array.isArray(one[at])) one[at] = one[at].filter(({ productId }: Loose) => !ids.includes(productId))
      })
    }),
  ),
  // Cases and trade-ins.
  row(
    'lock-outlives-takeover',
    'a case that was taken over is still listed as locked',
    ['cases.resumeCase', 'cases.getCases'],
    on(['cases.resumeCase', 'cases.getCases'], ({ key, answer, memory }) => {
      if (key === 'cases.resumeCase') return
      const locked = answer.cases.find(({ lockedChannelID }: Loose) => lockedChannelID)
      if (locked) memory.lock = locked
      for (const one of answer.cases) if (one.caseID === memory.lock?.caseID) Object.assign(one, memory.lock)
    }),
  ),
  row(
    'first-trade-in-removed',
    'whichever trade-in is removed, the first one goes',
    ['tradeIn.addDevice'],
    hear('tradeIn.addDevice', async ({ body, request, pass }) => {
      const items =
        body.actionIndicator === 'D'
          ? rowsOf((await cartOf(request, pass))?.lineDetails.tradeInDetail.tradeInItems)
          : []
      if (items.some(({ submissionId }) => submissionId === body.submissionId))
        body.submissionId = items[0].submissionId
    }),
  ),
  row(
    'traded-in-for-ever',
    'a device of the account is traded in after its trade-in was removed',
    ['tradeIn.accountDevices', 'tradeIn.addDevice'],
    on(['tradeIn.accountDevices'], ({ answer, memory }) => {
      memory.of ??= {}
      for (const one of answer.devices)
        if ((memory.of[one.mtnHashCode] ??= one.submissionId)) one.submissionId = memory.of[one.mtnHashCode]
    }),
  ),
  // Look-ups.
  row(
    'stock-of-first-zip',
    'the stock of a variant is kept without the zip code',
    ['catalogue.getInventory'],
    (() => {
      const kept = new Map<string, Loose>()
      return on(['catalogue.getInventory'], ({ request, answer }) => {
        const query = queryOf(request)
        if (query.get('locationCode') || !query.get('zip')) return
        const at = `${sharedBy(request)} ${query.get('skuId')}`
        if (!kept.has(at)) kept.set(at, answer)
        else Object.assign(answer, kept.get(at))
      })
    })(),
  ),
  row(
    'first-language-kept',
    'a page is told in the language in which it was asked for first',
    ['content.getStaticContent'],
    (() => {
      const kept = new Map<string, Loose>()
      return on(['content.getStaticContent'], ({ request, answer }) => {
        const at = String(queryOf(request).get('page'))
        if (!kept.has(at)) kept.set(at, answer.content)
        answer.content = kept.get(at)
      })
    })(),
  ),
  row(
    'other-hours',
    'a store closes at another hour in a look-up of stock',
    ['catalogue.getInventory', 'support.listStores'],
    on(['catalogue.getInventory'], ({ answer: { localStore } }) => {
      if (localStore) localStore.hours.closes = localStore.hours.closes === '17:30' ? '18:30' : '17:30'
    }),
  ),
  row(
    'old-sim-shown',
    'the SIM that is selected for a device is the one before the change',
    ['device.getEsimDetails', 'cart.switchSim'],
    on(['device.getEsimDetails'], ({ body, answer: { esimDetails }, memory }) => {
      if (body.lineId && esimDetails.selectedSimType)
        esimDetails.selectedSimType = memory[body.lineId] ??= esimDetails.selectedSimType
    }),
  ),
  row(
    'protection-not-in-cart',
    'protection that is added later is not in the cart',
    ['device.getProtectionFeatures', 'cart.addFeatures'],
    on(['device.getProtectionFeatures'], ({ answer, memory }) => {
      for (const one of answer.payload.features) one.inCart = memory[one.sorId] ??= one.inCart
    }),
  ),
  row(
    'layer-keeps-items',
    'the data layer keeps what was removed',
    ['omni.readDL', 'cart.addAccessories'],
    on(['omni.readDL'], ({ answer: { dataLayer }, memory }) => {
      const gone = rowsOf(memory.items).filter(
        ({ sku, line }) => !dataLayer.cart.items.some((one: Loose) => one.sku === sku && one.line === line),
      )
      dataLayer.cart.items = memory.items = [...dataLayer.cart.items, ...gone]
      for (const { qty } of gone) dataLayer.cart.itemCount += qty
    }),
  ),
  row(
    'first-plan-is-current',
    'the current plan is that of the line that was asked for first',
    ['plans.getPlans'],
    on(['plans.getPlans'], ({ answer, memory }) => {
      if (answer.currentPlanId) answer.currentPlanId = memory.first ??= answer.currentPlanId
    }),
  ),
  // Retries and others.
  row(
    'trade-in-retried',
    'a retry trades the device in once more',
    ['tradeIn.addDevice'],
    forgetsIds('tradeIn.addDevice'),
  ),
  row(
    'id-of-another',
    'an id that another shopper used for a request gets the answer of that shopper',
    ['checkout.getCheckoutDetails', 'checkout.updateContact'],
    () => {
      const kept = new Map<string, TwinReply>()
      return async (request, pass) => {
        const id = request.headers['guie2erequestid']
        if (request.key === undefined || id === undefined) return pass(request)
        const at = `${request.key} ${sharedBy(request)} ${id}`
        const reply = kept.get(at) ?? (await pass(request))
        if (isDone(reply)) kept.set(at, { ...reply, setCookies: [] })
        return reply
      }
    },
  ),
  row(
    'layer-of-another',
    'the data layer tells of the cart whose id is given, whoever owns it',
    ['omni.readDL', 'cart.addAccessories'],
    () => {
      const owners = new Map<string, string>()
      return async (request, pass) => {
        const id = request.key === 'omni.readDL' ? read(request.body)?.cartId : undefined
        const owner = owners.get(id)
        const reply = await pass(
          owner === undefined ? request : { ...request, headers: { ...request.headers, cookie: owner } },
        )
        const cartId = shopperOf(request) && /"cartId":"([^"]+)"/.exec(reply.body)?.[1]
        if (cartId && id === undefined && request.key && !owners.has(cartId))
          owners.set(cartId, request.headers['cookie'] ?? '')
        return reply
      }
    },
  ),
  row(
    'zip-with-zero',
    'a zip code that begins with a zero is refused',
    ['cart.calculateMultiLineTax'],
    refuses('cart.calculateMultiLineTax', 'ZIP_CODE_INVALID', (body) => (body.data ?? body).zipCode.startsWith('0')),
  ),
]
