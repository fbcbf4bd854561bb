import type { TwinReply } from '../twin'
import { isDone, type Loose } from '../wrappers'
import { experience, github, fault, type PlantedFault } from './fault'
import { rowsOf, queryOf, withBody, ask, shopperOf, read, answered, sumOf } from './parts'

export const listsFaults: readonly PlantedFault[] = [
  fault('exam', 'tax-of-old-address')
    .says('the tax stays that of the first address')
    .in('checkout.updateAddress', 'checkout.getCheckoutDetails')
    .onCartOf(
      () => ({ tax: undefined as number | undefined }),
      (memory, cart) => {
        const row = cart.orderDetails.totals.todayRows.find(({ code }: Loose) => code === 'tax')
        if (!row) return
        memory.tax ??= row.amount
        row.amount = memory.tax
        cart.orderDetails.totals.dueToday = sumOf(cart.orderDetails.totals.todayRows)
      },
    ),
  fault('exam', 'order-date-moves')
    .says('an order was placed whenever it is read')
    .in('checkout.getOrder', 'checkout.placeOrder')
    .onAnswer('checkout.getOrder', ({ order }) => {
      order.placedAt = new Date().toISOString()
    }),
  fault('exam', 'order-number-reused')
    .says('every order has the same number')
    .in('checkout.placeOrder')
    .by(() => {
      let first: string | undefined
      return async (request, pass) => {
        const reply = await pass(request)
        if (!['checkout.placeOrder', 'checkout.getOrder'].includes(request.key ?? '') || !isDone(reply)) return reply
        const answer = read(reply.body)
        first ??= answer.order.orderNumber
        answer.order.orderNumber = first
        return answered(reply, answer)
      }
    }),
  fault('exam', 'cart-after-order')
    .says('the cart is still full once its order is placed')
    .in('checkout.placeOrder', 'checkout.getCheckoutDetails')
    .by(() => {
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
    }),
  fault('fifth', 'recommended-plans-last', 'ordering')
    .says('In the recommended flow the recommended plans come last')
    .from(experience('a comparison of booleans, in which false comes before true'))
    .in('plans.getPlans')
    .onDone(['plans.getPlans'], (answer, request) => {
      if (read(request.body)?.isRecommendedFlow === true)
        answer.plans = rowsOf(answer.plans).sort((one, other) => Number(one.recommended) - Number(other.recommended))
    }),
  fault('fifth', 'listed-and-not-taken', 'lists that differ')
    .says('Devices of one maker are listed among those that the carrier accepts, and valued as ones that it does not')
    .from(experience('a list of makers that two services keep, each for itself'))
    .in('tradeIn.accountDevices', 'tradeIn.validateDevice')
    .onDone(['tradeIn.validateDevice'], (answer) => {
      if (answer.device.deviceBrand !== 'Kestrel' && answer.device.deviceBrand !== 'Pelago') return
      Object.assign(answer.device, { eligible: false, tradeInValue: 0, conditions: [] })
      delete answer.promotion
    }),
  fault('fifth', 'keywords-of-the-cart-first', 'ordering')
    .says('The keywords of the wishlist page begin with what is in the cart')
    .from(experience('two futures that are joined in the order in which they end'))
    .in('wishlist.addWishlist', 'wishlist.getSeoDetails', 'cart.addDevice')
    .onDone(['wishlist.getSeoDetails'], ({ seo }) => {
      seo.keywords.reverse()
    }),
  fault('fourth', 'protection-never-in-cart', 'wrong joins')
    .says('The list of protection says of none that it is in the cart')
    .from(experience('a join of the id with the sorId'))
    .in('device.getProtectionFeatures', 'cart.addFeatures')
    .onDone(['device.getProtectionFeatures'], ({ payload }) => {
      for (const feature of payload.features as Loose[]) feature.inCart = false
    }),
  fault('fourth', 'page-is-a-prefix', 'filters')
    .says('The texts of one page come with those of every page whose name begins alike')
    .from(experience("WHERE page LIKE 'name%'"))
    .in('content.getStaticContent')
    .before('content.getStaticContent', async (request, pass) => {
      const query = queryOf(request)
      const page = query.get('page')
      if (page === null) return pass(request)
      query.delete('page')
      const reply = await pass({ ...request, url: `${request.url.split('?')[0]}?${query.toString()}` })
      if (!isDone(reply)) return reply
      const answer = read(reply.body)
      const pages = Object.entries(answer.content as object).filter(([name]) => name.startsWith(page))
      return answered(reply, { ...answer, content: Object.fromEntries(pages) })
    }),
  fault('fourth', 'one-agreement-is-all', 'any for every')
    .says('Accepting one of the agreements accepts all of them')
    .from(experience('agreements.some(isAccepted)'))
    .in('checkout.acceptAgreements', 'cart.addDevice', 'checkout.getCheckoutDetails')
    .before('checkout.acceptAgreements', async (request, pass) => {
      const body = read(request.body)
      const accepted = body?.agreementIds
      if (!Array.isArray(accepted) || accepted.length === 0) return pass(request)
      const details = await ask(request, pass, 'checkout.getCheckoutDetails', {
        cartInfo: {},
        customerAgreements: true,
      })
      const all = ((details && read(details.body)?.customerAgreements?.agreements) ?? []) as Loose[]
      const ids = all.map(({ agreementId }) => agreementId)
      return pass(
        accepted.every((id) => ids.includes(id)) ? withBody(request, { ...body, agreementIds: ids }) : request,
      )
    }),
  fault('fourth', 'removes-every-card-of-a-brand', 'wrong rows')
    .says('Removing a saved card removes every card of its brand')
    .from(experience('DELETE … WHERE account = … AND brand = …'))
    .in('payment.removeCard', 'payment.listCards', 'checkout.selectPayment')
    .before('payment.removeCard', async (request, pass) => {
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
    }),
  fault('fourth', 'notice-for-every-variant', 'wrong keys')
    .says('Who asked for a notice of one sku is told so of every sku of the product')
    .from(experience('subscriptions by product, since it had one sku in the tests'))
    .in('wishlist.subscribe', 'wishlist.unsubscribe', 'catalogue.getProduct')
    .onDoneOf(
      () => new Set<string>(),
      ['wishlist.subscribe', 'wishlist.unsubscribe', 'catalogue.getProduct'],
      (products, answer, request) => {
        if (request.key === 'wishlist.subscribe') products.add(answer.productId)
        if (request.key === 'wishlist.unsubscribe') products.delete(answer.productId)
        if (request.key !== 'catalogue.getProduct' || !products.has(answer.product.productId)) return
        for (const sku of answer.product.childSkus as Loose[]) sku.notifyMe = true
      },
    ),
  fault('first', 'orders-oldest-first', 'ordering')
    .says('Orders are listed oldest first')
    .from('experience: an ORDER BY that lost its DESC')
    .in('checkout.listOrders', 'checkout.placeOrder')
    .onDone(['checkout.listOrders'], (answer) => void answer.orders.reverse()),
  fault('first', 'last-product-twice', 'paging')
    .says('The last product of a list comes twice')
    .from(github('magento/magento2/issues/25001'))
    .in('catalogue.listProducts')
    .onDone(['catalogue.listProducts'], (answer) => {
      const last = answer.products.at(-1)
      if (answer.products.length > 1) answer.products.push(last)
    }),
  fault('second', 'wishlist-default-variant', 'wrong variant')
    .says('The wishlist selects the default variant of a product instead of the saved one')
    .from(experience('a join on the product id that forgets the sku'))
    .in('wishlist.retrieveWishlist', 'wishlist.addWishlist')
    .onDone(['wishlist.retrieveWishlist'], (answer) => {
      const { deviceList, accessoryList } = answer.data.wishList
      for (const product of [...deviceList, ...accessoryList])
        if (product.selected) product.selected.sku = product.defaultSKU
    }),
  fault('second', 'current-case-last', 'ordering')
    .says('The case of the current cart comes last')
    .from(experience('ORDER BY changed_at'))
    .in('cases.getCases', 'cart.saveCart', 'cart.addDevice')
    .onDone(['cases.getCases'], (answer) => void answer.cases.reverse()),
  fault('second', 'recommends-a-retired-plan', 'references')
    .says('The plan to preselect is none of those that are listed')
    .from(experience('the rules of the recommendation are released apart from the plans'))
    .in('plans.getPlans')
    .onDone(['plans.getPlans'], (answer) => {
      if (answer.recommendedPlanId) answer.recommendedPlanId = `${answer.recommendedPlanId}-2024`
    }),
  fault('sixth', 'one-notice-a-shopper', 'single values')
    .says('Asking for a notice of a second sku takes back the notice of the first')
    .from(experience('a row a shopper, keyed by the shopper'))
    .in('wishlist.subscribe', 'wishlist.unsubscribe', 'catalogue.getProduct', 'catalogue.listProducts')
    .withMemory<{ body?: Loose }>(
      () => ({}),
      async (last, request, pass) => {
        const reply = await pass(request)
        if (request.key !== 'wishlist.subscribe' || !isDone(reply)) return reply
        const body = read(request.body)
        if (last.body && last.body.skuId !== body.skuId) await ask(request, pass, 'wishlist.unsubscribe', last.body)
        last.body = body
        return reply
      },
    ),
  fault('sixth', 'last-of-the-page', 'pagination')
    .says('The last product of a department is never listed')
    .from(experience('slice(0, size - 1)'))
    .in('catalogue.listProducts', 'catalogue.getProduct', 'catalogue.listBundles')
    .onDone(['catalogue.listProducts'], (answer) => {
      answer.products = answer.products.slice(0, -1)
    }),
  fault('third', 'cards-oldest-first', 'order of lists')
    .says('The saved cards of the account are listed with the oldest first')
    .from(experience('the primary key is the order'))
    .in('payment.listCards', 'checkout.selectPayment')
    .onDone(['payment.listCards'], ({ cards }) => void cards.reverse()),
  fault('third', 'chat-without-flow', 'missing elements')
    .says('The check for a chat tells no flow though there is a cart')
    .from(experience('the chat service reads the flow before the cart is loaded'))
    .in('chat.livePersonCheck', 'cart.addDevice')
    .onDone(['chat.livePersonCheck'], ({ service }) => {
      service.serviceBody.serviceResponse.flowName = ''
    }),
  fault('exam', 'wish-cannot-return')
    .says('a product that was taken off the wishlist never comes back')
    .in('wishlist.addWishlist', 'wishlist.removeWishlist')
    .by(() => {
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
    }),
]
