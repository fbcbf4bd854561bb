import { isDone, type Loose } from '../wrappers'
import { experience, fault, type PlantedFault } from './fault'
import {
  rowsOf,
  onDone,
  withBody,
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

export const ignoredFieldsFaults: readonly PlantedFault[] = [
  fault('fifth', 'set-aside-and-still-open', 'ignored fields')
    .says('A cart that is set aside takes the next change all the same; no other cart is begun')
    .from(experience('a flag that the old service knew and the new one reads nowhere'))
    .in('cart.addDevice', 'cart.saveCart', 'cases.getCases', 'checkout.getCheckoutDetails')
    .onBody('cart.saveCart', (body) => {
      delete body.pccSaved
    }),
  fault('fifth', 'schedule-never-cancelled', 'falsy values')
    .says('An order that was scheduled for later stays scheduled after it is cancelled')
    .from(experience('if (body.scheduleOrder) … for both of its values'))
    .in('cart.addDevice', 'cart.saveCart', 'cases.getCases', 'landing.landing')
    .onBody('cart.saveCart', (body) => {
      if (body.scheduleOrder === false) delete body.scheduleOrder
    }),
  fault('fifth', 'coupon-that-counts-is-invalid', 'inverted flags')
    .says('A coupon that takes money off is told as one that does not count')
    .from(experience('a field that was called expired and is called valid now'))
    .in('cart.addDevice', 'cart.addAccessories', 'cart.updateBarcode', 'checkout.getCheckoutDetails')
    .onCart(({ lineDetails }) => {
      for (const coupon of rowsOf(lineDetails.couponDetails)) coupon.couponValid = !coupon.couponValid
    }),
  fault('fifth', 'back-order-is-stock', 'flags that contradict each other')
    .says('What can be ordered and ships later is told as in stock')
    .from(experience('a flag that means orderable in the warehouse and now in the shop'))
    .in('catalogue.getProduct', 'catalogue.listProducts', 'catalogue.getInventory')
    .onDone(['catalogue.getProduct', 'catalogue.listProducts', 'catalogue.getInventory'], (answer) => {
      everyObject(answer, (stock) => {
        if (stock.isBackorder === true) stock.isInStock = true
      })
    }),
  fault('fifth', 'no-auto-pay-is-not-said', 'falsy values')
    .says('That the bills are not paid with Auto Pay is left out of the answer, as if it made no difference')
    .from(experience('...(autoPay && { autoPay })'))
    .in('cart.addDevice', 'cart.addPlan', 'checkout.setAutoPay', 'checkout.getCheckoutDetails')
    .onCart((_cart, _request, answer) => {
      if (answer.autoPay === false) delete answer.autoPay
    }),
  fault('fifth', 'no-store-is-null', 'nulls')
    .says('An order that is delivered has null for the store to pick it up from')
    .from(experience('a serializer that writes what is not set'))
    .in('checkout.placeOrder', 'checkout.getOrder')
    .onDone(['checkout.placeOrder', 'checkout.getOrder'], ({ order }) => {
      order.store ??= null
    }),
  fault('fourth', 'outright-becomes-financed', 'falsy zeros')
    .says('A device at its full retail price is financed over 36 months')
    .from(experience('dppMonths || 36'))
    .in('cart.addDevice', 'checkout.getCheckoutDetails')
    .onBody('cart.addDevice', (body) => {
      for (const { device, purchasePath } of body.data.lines as Loose[]) {
        if (device.dppMonths === 0 && device.contractTerm === 'MONTH_TO_MONTH' && purchasePath === undefined)
          Object.assign(device, { dppMonths: 36, contractTerm: '36' })
      }
    }),
  fault('fourth', 'recommended-plan-constant', 'defaults')
    .says('The plan to preselect is the one for phones, also where only plans for other devices are listed')
    .from(experience('a constant from the first release, when there were phones alone'))
    .in('plans.getPlans')
    .onDone(['plans.getPlans'], (answer) => {
      if (answer.recommendedPlanId !== undefined) answer.recommendedPlanId = 'mainsail-unlimited'
    }),
  fault('fourth', 'order-number-ignored', 'ignored parameters')
    .says('Whichever order is named, the latest is answered')
    .from(experience('a field that was renamed in one of two services'))
    .in('checkout.placeOrder', 'checkout.getOrder')
    .onBody('checkout.getOrder', (body) => {
      if (isId(body.orderNumber)) delete body.orderNumber
    }),
  fault('fourth', 'shared-wishlist-is-ones-own', 'ignored parameters')
    .says('The link to a shared wishlist shows the wishlist of the shopper who opens it')
    .from(experience('a session that takes precedence over the query'))
    .in('wishlist.addWishlist', 'wishlist.retrieveWishlist')
    .onBody('wishlist.retrieveWishlist', (body) => {
      if (isId(body.wid)) delete body.wid
    }),
  fault('second', 'card-saved-unasked', 'flags')
    .says('A card is saved though the shopper asked not to')
    .from(experience('a checkbox that is off is not sent, and the column has the default true'))
    .in('checkout.selectPayment', 'payment.listCards')
    .onAsked('checkout.selectPayment', (body) => {
      if (body.payment?.paymentType === 'card' && body.payment.saveCard !== true && isFlag(body.payment.saveCard))
        body.payment.saveCard = true
    }),
  fault('second', 'chosen-number-ignored', 'ignored fields')
    .says('The carrier chooses a number though the shopper chose one of those held')
    .from(experience('the field was renamed on one side'))
    .in('cart.assignMtn', 'cart.holdNumbers', 'checkout.getCheckoutDetails')
    .onAsked('cart.assignMtn', (body) => {
      if (body.number?.choice === 'new' && /^\d{10}$/.test(body.number.mtn)) delete body.number.mtn
    }),
  fault('second', 'bundle-flag-lost', 'flags')
    .says('The page of an accessory does not say that it counts towards the bundle, which the bundle lists')
    .from(experience('two indexes of one catalogue'))
    .in('catalogue.getProduct', 'catalogue.listProducts', 'catalogue.listBundles')
    .onDone(['catalogue.getProduct', 'catalogue.listProducts'], (answer) => {
      for (const product of answer.products ?? [answer.product])
        if (product?.bundleEligible) product.bundleEligible = false
    }),
  fault('sixth', 'eleven-are-ten', 'silent clamps')
    .says('Pieces beyond ten are dropped without a word: the call is done, and the cart has ten')
    .from(experience('Math.min(10, quantity) where a refusal was meant'))
    .in('cart.addDevice', 'cart.addAccessories', 'checkout.getCheckoutDetails')
    .after('cart.addAccessories', async (reply, request, pass) => {
      if (!reply.body.includes('"QUANTITY_LIMIT"')) return reply
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
    }),
  fault('sixth', 'term-of-the-first-choice', 'ignored fields')
    .says('Another device on a line keeps the term of the first one, whatever term came with it')
    .from(experience('an update statement that misses one column'))
    .in('cart.addDevice', 'checkout.getCheckoutDetails')
    .before('cart.addDevice', async (request, pass) => {
      const body = read(request.body)
      const [line] = rowsOf(body?.data?.lines)
      if (line?.lineId === undefined) return pass(request)
      const cart = await cartOf(request, pass)
      const term = cart?.lineDetails.lineInfo[line.lineId]?.deviceItem?.term
      if (term === undefined) return pass(request)
      line.device.dppMonths = term
      line.device.contractTerm = term === 0 ? 'MONTH_TO_MONTH' : 'INSTALLMENT'
      const { 'content-length': _length, ...headers } = request.headers
      return pass({ ...request, headers, body: JSON.stringify(body) })
    }),
  fault('sixth', 'another-number-for-a-lost-one', 'silent fallbacks')
    .says('A number that the cart does not hold any more is not refused: the line gets some other number')
    .from(experience('catch (NotHeld) { number = pool.next() }'))
    .in('cart.addDevice', 'cart.holdNumbers', 'cart.assignMtn', 'checkout.getCheckoutDetails')
    .after('cart.assignMtn', async (reply, request, pass) => {
      const body = read(request.body)
      if (isDone(reply) || body?.number?.mtn === undefined) return reply
      delete body.number.mtn
      const other = await ask(request, pass, 'cart.assignMtn', body)
      return other && isDone(other)
        ? { ...other, headers: { ...other.headers, e2erequestid: reply.headers['e2erequestid'] ?? '' } }
        : reply
    }),
  fault('sixth', 'dollars-forgotten-with-the-card', 'absent means empty')
    .says('Choosing a card takes away the balances that were chosen before')
    .from(experience('body.dollars ?? []'))
    .in('cart.addDevice', 'checkout.selectPayment', 'checkout.getCheckoutDetails')
    .onAsked('checkout.selectPayment', (body) => {
      if (body.payment !== undefined) body.dollars ??= []
    }),
  fault('sixth', 'counts-until-something-is-left', 'falsy values')
    .says('The count of the cart stays what it was once the cart is empty')
    .from(experience('count || lastCount'))
    .in('cart.addDevice', 'cart.removeDevice', 'recommendations.getRtCartCount')
    .onDoneOf<{ count: number }>(
      () => ({ count: 0 }),
      ['recommendations.getRtCartCount'],
      (last, answer) => {
        last.count = answer.rtCartCount || last.count
        answer.rtCartCount = last.count
      },
    ),
  fault('sixth', 'plan-brings-auto-pay-back', 'defaults again')
    .says('Choosing another plan turns Auto Pay on again after the shopper has turned it off')
    .from(experience('a default that is applied whenever the entity is rebuilt'))
    .in('cart.addDevice', 'cart.addPlan', 'checkout.setAutoPay', 'checkout.getCheckoutDetails')
    .by(() => async (request, pass) => {
      const reply = await pass(request)
      if (request.key === 'cart.addPlan' && isDone(reply))
        await ask(request, pass, 'checkout.setAutoPay', { cartInfo: {}, autoPay: true })
      return reply
    }),
  fault('sixth', 'wishlist-keeps-its-first-name', 'ignored fields')
    .says('A wishlist that is renamed keeps the name that it had')
    .from(experience('an update that knows items alone'))
    .in('wishlist.addWishlist', 'wishlist.retrieveWishlist', 'wishlist.retrieveFavorites')
    .onAsked('wishlist.addWishlist', ({ data }) => {
      if (data?.action === 'update') for (const favorite of rowsOf(data.favorites)) delete favorite.name
    }),
  fault('sixth', 'one-page-in-english', 'ignored fields')
    .says('The texts of one page are English, whatever language was asked for; those of all pages are not')
    .from(experience('a second branch that forgets a parameter'))
    .in('content.getStaticContent')
    .by(
      () => async (request, pass) =>
        request.key === 'content.getStaticContent' &&
        /[?&]language=es(?:&|$)/.test(request.url) &&
        request.url.includes('page=')
          ? pass({ ...request, url: request.url.replace(/([?&])language=[^&]*/, '$1language=en') })
          : pass(request),
    ),
  fault('sixth', 'estimate-of-a-good-device', 'ignored fields')
    .says('An estimate with a damaged device counts what a good one is worth')
    .from(experience('a default that is never overwritten'))
    .in('pricing.estimateLine', 'tradeIn.validateDevice')
    .before('pricing.estimateLine', async (request, pass) => {
      const body = read(request.body)
      const condition = body?.tradeIn?.condition
      if (condition !== 'damaged') return pass(request)
      body.tradeIn.condition = 'good'
      const { 'content-length': _length, ...headers } = request.headers
      return onDone(['pricing.estimateLine'], ({ tradeIn }) => {
        if (tradeIn) tradeIn.condition = condition
      })()({ ...request, headers, body: JSON.stringify(body) }, pass)
    }),
  fault('third', 'feature-for-every-line', 'ignored filters')
    .says('A feature that was asked for some lines is added to every line')
    .from(experience('the field was renamed on one side'))
    .in('cart.addFeatures', 'cart.addDevice', 'device.getProtectionFeatures', 'checkout.getCheckoutDetails')
    .onAsked('cart.addFeatures', (body) => {
      for (const feature of body.data?.accountFeatures ?? [])
        if (feature?.actionIndicator === 'A' && Array.isArray(feature.mtns) && feature.mtns.every(isId))
          delete feature.mtns
    }),
  fault('third', 'next-line-is-first', 'first, last and default')
    .says('The next step is always about the first line, also where another one lacks it')
    .from(experience('lines[0] of a cart that had one line in every test'))
    .in('landing.getProcessStep', 'landing.landing', 'cart.addPlan', 'cart.addDevice', 'checkout.getCheckoutDetails')
    .by(
      onStep(({ cartInfo }) => {
        if (cartInfo.nextLine !== undefined && cartInfo.lines.length > 1) cartInfo.nextLine = cartInfo.lines[0].lineId
      }),
    ),
  fault('third', 'other-chip-is-esim', 'flags')
    .says('The kind of SIM that was chosen for a line is told as eSIM, whichever it is')
    .from(experience('a default of the look-up hides the choice'))
    .in('device.getEsimDetails', 'cart.switchSim')
    .onDone(['device.getEsimDetails'], ({ esimDetails }) => {
      if (esimDetails.selectedSimType) esimDetails.selectedSimType = 'ESIM'
    }),
  fault('third', 'no-is-not-kept', 'empty and absent')
    .says('That somebody wants no notices is stored as if nothing had been said')
    .from(experience('if (value) row.value = value'))
    .in('checkout.updateAddress', 'checkout.getCheckoutDetails')
    .onCart((_cart, _request, answer) =>
      everyObject(answer, (object) => {
        if (object.enableEmailandTextNotification === false) delete object.enableEmailandTextNotification
      }),
    ),
  fault('third', 'delivery-for-the-whole-order', 'ignored fields')
    .says('The delivery that is chosen for one line is that of the whole order')
    .from(experience('split shipments came later, and the field is read by nobody'))
    .in('checkout.selectShipping', 'cart.addDevice', 'checkout.getCheckoutDetails')
    .onAsked('checkout.selectShipping', (body) => {
      if (isId(body.lineId)) delete body.lineId
    }),
  fault('third', 'two-windows-selected', 'flags')
    .says('A window of same-day delivery stays selected once another one is chosen')
    .from(experience('radio buttons of one row each in the database'))
    .in('checkout.selectShipping', 'checkout.getCheckoutDetails')
    .by(() => {
      const seen = memoryOf(() => new Set<string>())
      return onCart((_cart, request, answer) =>
        everyObject(answer.shipmentInfo, ({ sddAvailableWindows }) => {
          for (const window of sddAvailableWindows ?? []) {
            if (window.selected) seen(request).add(window.id)
            window.selected = seen(request).has(window.id)
          }
        }),
      )()
    }),
  fault('third', 'latest-card-pays', 'first, last and default')
    .says('Whichever saved card is chosen, the latest one pays')
    .from(experience('findFirstByAccountOrderBySavedDesc'))
    .in('checkout.selectPayment', 'payment.listCards', 'checkout.getCheckoutDetails')
    .before('checkout.selectPayment', async (request, pass) => {
      const body = read(request.body)
      if (body?.payment?.paymentType !== 'saved-card') return pass(request)
      const listed = await ask(request, pass, 'payment.listCards', {})
      const cards: Loose[] = listed && isDone(listed) ? read(listed.body).cards : []
      const isKnown = cards.some(({ cardId }) => cardId === body.payment.cardId)
      return pass(
        isKnown ? withBody(request, { ...body, payment: { ...body.payment, cardId: cards[0].cardId } }) : request,
      )
    }),
  fault('third', 'named-order-is-latest', 'ignored fields')
    .says('An order that is named is answered with the latest one')
    .from(experience('a cache of the session with a key without the number'))
    .in('checkout.getOrder', 'checkout.placeOrder')
    .afterDone('checkout.getOrder', async (reply, request, pass) => {
      return await pass(withBody(request, {}))
    }),
  fault('third', 'plans-of-phones', 'ignored filters')
    .says('The plans of a kind of device are those of phones, whichever kind was asked')
    .from(experience('the filter has a default that always wins'))
    .in('plans.getPlans')
    .onAsked('plans.getPlans', (body) => {
      if (isId(body.planType) && body.processingMTN === undefined) body.planType = 'smartphones'
    }),
  fault('third', 'paid-in-full-by-instalments', 'first, last and default')
    .says('An estimate for the full retail price is one for 36 months')
    .from(experience('term || 36'))
    .in('pricing.estimateLine', 'catalogue.getProduct')
    .before('pricing.estimateLine', async (request, pass) => {
      const body = read(request.body)
      if (body?.term !== 0) return pass(request)
      const reply = await pass(withBody(request, { ...body, term: 36 }))
      return isDone(reply) ? answered(reply, { ...read(reply.body), term: 0 }) : await pass(request)
    }),
  fault('third', 'first-case-for-all-codes', 'first, last and default')
    .says('Of several bar codes each has the promotion of the first')
    .from(experience('a closure over the first row'))
    .in('promo.getPromoCaseIdByBarCode')
    .onDone(['promo.getPromoCaseIdByBarCode'], ({ promoCases: [first, ...others] }) => {
      for (const one of others) Object.assign(one, { promoCaseId: first.promoCaseId, displayName: first.displayName })
    }),
  fault('third', 'stock-of-one-store-everywhere', 'first, last and default')
    .says('Every store is told to have what the local one has')
    .from(experience('the variable of the outer loop in the inner one'))
    .in('catalogue.getInventory')
    .onDone(['catalogue.getInventory'], ({ stores, inventoryDetails }) => {
      for (const store of stores) store.inventory = inventoryDetails.localInventory
    }),
  fault('third', 'quote-zero', 'empty and absent')
    .says('The quote 0, which counts as none, is searched and not found, though there is an email address')
    .from(experience('a zero is not an empty text'))
    .in('quote.retrieveCartFromQuote', 'cart.saveCart')
    .by(() => async (request, pass) => {
      const body = read(request.body)
      const isZero = request.key === 'quote.retrieveCartFromQuote' && /^0{1,4}$/.test(body?.quoteId)
      const reply = await pass(request)
      return isZero && isDone(reply) ? refused(request, 'QUOTE_NOT_FOUND') : reply
    }),
]
