import { isDone, moment, type Loose } from '../wrappers'
import { experience, github, fault, type PlantedFault } from './fault'
import {
  everyObject,
  forgetsIds,
  lostBeside,
  sharedBy,
  sumOf,
  isWithin,
  withoutSession,
  onDone,
  withBody,
  onAsked,
  ask,
  cartOf,
  memoryOf,
  read,
  answered,
  onCart,
  linesOf,
} from './parts'

const withoutDonation = (order: Loose) => {
  const { todayRows } = order.totals
  order.totals.todayRows = todayRows.filter(({ code }: Loose) => code !== 'donation')
  order.totals.dueToday = sumOf(order.totals.todayRows)
}

export const lostChangesFaults: readonly PlantedFault[] = [
  fault('seventh', 'donation-beside-an-address', 'races')
    .says('A donation that comes while another part of the cart is changed is not in it')
    .from(experience('read, change and write of a whole document'))
    .in('cart.addDonation', 'checkout.getCheckoutDetails')
    .by(
      lostBeside('cart.addDonation', ({ cart }) => {
        if (cart) withoutDonation(cart.orderDetails)
      }),
    ),
  fault('seventh', 'card-beside-a-card', 'races')
    .says('Of two cards that are saved at once one is not')
    .from(experience('a list that is written as a whole'))
    .in('checkout.selectPayment', 'payment.listCards')
    .by(
      lostBeside('checkout.selectPayment', ({ cards }, { payment }) => {
        const at = cards?.findIndex(({ lastFour }: Loose) => String(payment?.cardNumber).endsWith(lastFour)) ?? -1
        if (at >= 0) cards.splice(at, 1)
      }),
    ),
  fault('seventh', 'wish-of-the-other-browser', 'races')
    .says('Of two wishes at once, of two browsers of one customer, one is not on the list')
    .from(experience('a lock by session'))
    .in('wishlist.addWishlist', 'wishlist.retrieveFavorites')
    .by(
      lostBeside(
        'wishlist.addWishlist',
        (answer, { data }) => {
          const gone = data.favorites.flatMap(({ items }: Loose) => items.map(({ productId }: Loose) => productId))
          everyObject(answer, (part) => {
            for (const [name, list] of Object.entries(part))
              if (Array.isArray(list) && list.every((item: Loose) => item?.productId !== undefined))
                part[name] = list.filter(({ productId }: Loose) => !gone.includes(productId))
          })
        },
        sharedBy,
      ),
    ),
  fault('seventh', 'another-number-for-one-id', 'retries')
    .says('A number that is asked for again with the same request id is another one')
    .from(experience('a retry of the gateway'))
    .in('cart.assignMtn')
    .by(forgetsIds('cart.assignMtn')),
  fault('seventh', 'trade-in-again-for-one-id', 'retries')
    .says('A trade-in that comes again with the same request id is a second one')
    .from(experience('a retry of the gateway'))
    .in('tradeIn.addDevice', 'checkout.getCheckoutDetails')
    .by(forgetsIds('tradeIn.addDevice')),
  fault('seventh', 'donation-not-ordered', 'orders')
    .says('An order leaves the donation of its cart out')
    .from(experience('rows of an order are made by a service that knows none'))
    .in('cart.addDonation', 'checkout.placeOrder', 'checkout.getOrder')
    .onDone(['checkout.placeOrder', 'checkout.getOrder', 'checkout.listOrders', 'checkout.findOrder'], (answer) => {
      for (const order of [answer.order, ...(answer.orders ?? [])]) if (order?.totals) withoutDonation(order)
    }),
  fault('seventh', 'ordered-without-agreements', 'orders')
    .says('A cart is ordered though its agreements were never accepted')
    .from(experience('the button is disabled in the shop alone'))
    .in('checkout.placeOrder', 'checkout.acceptAgreements')
    .after('checkout.placeOrder', async (reply, request, pass) => {
      if (!reply.body.includes('"issue":"agreement"')) return reply
      const asked = await ask(request, pass, 'checkout.getCheckoutDetails', { cartInfo: {}, customerAgreements: true })
      const { agreements } = read(asked?.body ?? '').customerAgreements
      const agreementIds = agreements.map(({ agreementId }: Loose) => agreementId)
      await ask(request, pass, 'checkout.acceptAgreements', { cartInfo: {}, agreementIds })
      return (await ask(request, pass, 'checkout.placeOrder', read(request.body))) ?? reply
    }),
  fault('exam', 'order-without-accessories')
    .says('a placed order has lost its accessories')
    .in('checkout.placeOrder')
    .onAnswer('checkout.placeOrder', ({ order }) => {
      order.accessories = []
      for (const line of order.lines) line.accessories = []
    }),
  fault('first', 'wishlist-first-item-only', 'partial updates')
    .says('Of several items the wishlist keeps the first')
    .from(github('bagisto/bagisto/issues/5931'))
    .in('wishlist.addWishlist', 'wishlist.retrieveWishlist')
    .onAsked('wishlist.addWishlist', (body) => {
      for (const favorite of body.data?.favorites ?? [])
        if (isWithin(favorite?.items, 50)) favorite.items = favorite.items.slice(0, 1)
    }),
  fault('first', 'address-resets-shipping', 'partial updates')
    .says('A new address puts the chosen delivery back to the first option, though the chosen one is still offered')
    .from(github('spree/spree/issues/8135'))
    .in('checkout.updateAddress', 'checkout.selectShipping', 'checkout.getCheckoutDetails')
    .afterDone('checkout.updateAddress', async (reply, request, pass) => {
      const option = read(reply.body).shipmentInfo?.shippingOptions?.[0]?.shippingOptionId
      const again = await ask(request, pass, 'checkout.selectShipping', { cartInfo: {}, selectedOptionCode: option })
      return again && isDone(again) ? { ...reply, body: again.body } : reply
    }),
  fault('fifth', 'two-orders-of-a-double-click', 'races')
    .says('Two clicks of one moment place two orders')
    .from(experience('a check and a write without a lock between them'))
    .in('checkout.placeOrder')
    .withMemory(
      () => ({ calls: 0 }),
      async (open, request, pass) => {
        if (request.key !== 'checkout.placeOrder') return pass(request)
        open.calls += 1
        const { calls } = open
        await moment()
        const reply = await pass(request)
        open.calls -= 1
        if (calls === 1 || !isDone(reply)) return reply
        const answer = read(reply.body)
        answer.order.orderNumber = `${answer.order.orderNumber}${calls}`
        return answered(reply, answer)
      },
    ),
  fault('fourth', 'referral-drops-bar-codes', 'partial updates')
    .says('A referral code takes the bar codes off the cart')
    .from(experience('one column for the promotion, from the time when there was one kind'))
    .in('promo.validateRaf', 'cart.updateBarcode', 'checkout.getCheckoutDetails')
    .afterDone('promo.validateRaf', async (reply, request, pass) => {
      const emptied = await ask(request, pass, 'cart.updateBarcode', { cartInfo: { barCodeIds: [] } })
      const left = emptied && isDone(emptied) ? read(emptied.body) : undefined
      if (left === undefined) return reply
      return answered(reply, { ...read(reply.body), promotions: left.promotions, totals: left.totals })
    }),
  fault('fourth', 'prepaid-gets-postpaid-plans', 'misrouted calls')
    .says('The prepaid path of the plans leads to the postpaid service')
    .from(experience('a gateway rule that matches the end of a path'))
    .in('plans.getPlans', 'content.getPrepaidPlans')
    .by(() => (request, pass) => {
      const isPrepaid = request.key === 'plans.getPlans' && request.url.includes('prepa')
      return pass(isPrepaid ? { ...request, url: '/soe/digital/prospect/plansservice/nse/getPlans' } : request)
    }),
  fault('fourth', 'cleared-but-not-the-cart', 'partial clears')
    .says('Clearing a prospect’s cache is done, and the cart is still there')
    .from(experience('a cache of several stores, of which one was forgotten'))
    .in('session.clearCache', 'cart.addDevice', 'recommendations.getRtCartCount')
    .before('session.clearCache', async (request, pass) => {
      const cookie = request.headers['cookie'] ?? ''
      const reply = await pass({ ...request, headers: { ...request.headers, cookie: withoutSession(cookie) } })
      return isDone(reply) ? { ...reply, setCookies: [] } : reply
    }),
  fault('second', 'gone-card-not-found', 'idempotency')
    .says('Removing a card that is gone already answers that it was not found')
    .from(experience('DELETE that checks the count of rows'))
    .in('payment.removeCard', 'payment.listCards', 'checkout.selectPayment')
    .before('payment.removeCard', async (request, pass) => {
      const listed = await ask(request, pass, 'payment.listCards', {})
      const asked = read(request.body)?.cardId
      const had = listed && isDone(listed) && read(listed.body).cards.some(({ cardId }: Loose) => cardId === asked)
      const reply = await pass(request)
      if (had || !isDone(reply)) return reply
      const [id, name, message] = ['ITEM_NOT_FOUND', 'ITEM_NOT_FOUND', 'The item was not found.']
      const error = { id, name, message, serviceErrMsg: message, errorCategory: 'BUSINESSERR', severity: 'Error' }
      const serviceHeader = { statusCode: id, statusMsg: id }
      return answered(reply, { statusCode: id, serviceHeader, errors: [{ ...error, details: [] }] })
    }),
  fault('second', 'second-rating-ignored', 'lost updates')
    .says('A trade-in that is rated again keeps its first condition, and the answer is a success')
    .from(experience('INSERT … ON CONFLICT DO NOTHING'))
    .in('tradeIn.addDevice', 'checkout.getCheckoutDetails')
    .before('tradeIn.addDevice', async (request, pass) => {
      const body = read(request.body)
      if (!body?.submissionId || !body.condition) return pass(request)
      const cart = await cartOf(request, pass)
      const item = cart?.lineDetails.tradeInDetail.tradeInItems.find(
        ({ submissionId }: Loose) => submissionId === body.submissionId,
      )
      return pass(item?.condition ? withBody(request, { ...body, condition: item.condition }) : request)
    }),
  fault('second', 'removing-one-trade-in-takes-all', 'deletes without a condition')
    .says('Removing one trade-in removes the others too')
    .from(experience('DELETE … WHERE cart_id = ?'))
    .in('tradeIn.addDevice', 'checkout.getCheckoutDetails')
    .by(() => async (request, pass) => {
      const body = read(request.body)
      const reply = await pass(request)
      if (request.key !== 'tradeIn.addDevice' || body?.actionIndicator !== 'D' || !isDone(reply)) return reply
      let last = reply
      const cart = await cartOf(request, pass)
      for (const { submissionId } of cart?.lineDetails.tradeInDetail.tradeInItems ?? []) {
        const again = await ask(request, pass, 'tradeIn.addDevice', {
          cartInfo: {},
          submissionId,
          actionIndicator: 'D',
        })
        if (again && isDone(again)) last = again
      }
      return { ...reply, body: last.body }
    }),
  fault('second', 'quote-replaces-accessories', 'lost updates')
    .says('The accessories of a quote take the place of those in the cart')
    .from(experience('PUT for PATCH'))
    .in('quote.retrieveAccessoriesFromQuote', 'cart.saveCart', 'cart.addAccessories', 'checkout.getCheckoutDetails')
    .before('quote.retrieveAccessoriesFromQuote', async (request, pass) => {
      const before = await cartOf(request, pass)
      const reply = await pass(request)
      if (!before || !isDone(reply)) return reply
      const lines = linesOf(before).map(({ lineId: mtn, accessories }) => ({
        mtn,
        removeAccessories: accessories.map(({ itemCode: id, qty }: Loose) => ({ id, qty })),
      }))
      const had = lines.filter(({ removeAccessories }) => removeAccessories.length > 0)
      if (had.length > 0) await ask(request, pass, 'cart.addAccessories', { cartInfo: {}, data: { lines: had } })
      return reply
    }),
  fault('second', 'old-second-line-sticks', 'partial updates')
    .says('A new address without a second line keeps the second line of the one before')
    .from(experience('Object.assign(old, new)'))
    .in('checkout.updateAddress', 'checkout.getCheckoutDetails')
    .by(() => {
      const lastOf = memoryOf<{ second?: string }>(() => ({}))
      return onAsked('checkout.updateAddress', ({ shippingAddress }, request) => {
        const last = lastOf(request)
        if (typeof shippingAddress !== 'object' || shippingAddress === null) return
        if (typeof shippingAddress.addressLine2 === 'string') last.second = shippingAddress.addressLine2
        else if (last.second !== undefined) shippingAddress.addressLine2 = last.second
      })()
    }),
  fault('third', 'declined-wipes-payment', 'refused but changed')
    .says('A card that is declined wipes the payment that was chosen before')
    .from(experience('the old row is deleted in a transaction of its own'))
    .in('checkout.selectPayment', 'checkout.getCheckoutDetails')
    .by(() => {
      const lastOf = memoryOf(() => ({ isWiped: false }))
      return async (request, pass) => {
        const reply = await onCart(({ lineDetails }, same, answer) => {
          if (same.key === 'checkout.selectPayment') lastOf(same).isWiped = false
          if (!lastOf(same).isWiped) return
          delete answer.payment
          lineDetails.payments = []
        })()(request, pass)
        if (request.key === 'checkout.selectPayment' && reply.body.includes('PAYMENT_DECLINED'))
          lastOf(request).isWiped = true
        return reply
      }
    }),
  fault('third', 'offer-accepted-twice', 'retries and idempotency')
    .says('An offer that is accepted again is answered as not saved')
    .from(experience('INSERT … ON CONFLICT DO NOTHING, and the count of rows is the answer'))
    .in('pricing.saveAcceptedMyofferData')
    .by(() => {
      const accepted = memoryOf(() => new Set<string>())
      return onDone(['pricing.saveAcceptedMyofferData'], (answer, request) => {
        if (accepted(request).has(answer.offerId)) answer.saved = false
        accepted(request).add(answer.offerId)
      })()
    }),
  fault('third', 'no-notices-of-product', 'changes without a condition')
    .says('Cancelling the notice of one variant cancels those of all variants of the product')
    .from(experience('DELETE … WHERE product_id = ?'))
    .in('wishlist.subscribe', 'wishlist.unsubscribe', 'catalogue.getProduct')
    .withMemory(
      () => new Map<string, string>(),
      async (asked, request, pass) => {
        const reply = await pass(request)
        if (!isDone(reply)) return reply
        const { productId, skuId } = read(request.body) ?? {}
        if (request.key === 'wishlist.subscribe') asked.set(skuId, productId)
        if (request.key !== 'wishlist.unsubscribe') return reply
        for (const [other, product] of asked)
          if (product === productId && other !== skuId)
            await ask(request, pass, 'wishlist.unsubscribe', { productId, skuId: other })
        return reply
      },
    ),
]
