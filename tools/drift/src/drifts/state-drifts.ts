import { findCarrierOperation, findCart } from '@soe/carrier'
import type { Drift } from '../drift'
import { drift } from '../row'
import { moment, onAnswer, worldOf } from '../wrappers'

export const stateDrifts: readonly Drift[] = [
  drift('F', 'line-stays', 'a line that was removed is still in the cart', 'not-stored cart').row('cart.removeDevice', {
    operations: {
      'cart.removeDevice': (call) => {
        const before = findCart(call.draft, call)
        const answer = findCarrierOperation('cart.removeDevice')(call)
        if (before) call.draft.carts.put(before)
        return answer
      },
    },
  }),
  drift('F', 'accessory-stays', 'an accessory that was removed is still in the cart', 'not-stored cart').row(
    'cart.addAccessories',
    {
      operations: {
        'cart.addAccessories': (call) => {
          const before = findCart(call.draft, call)
          const answer = findCarrierOperation('cart.addAccessories')(call)
          const isRemoval = call.body.data.lines.some(({ removeAccessories = [] }) => removeAccessories.length > 0)
          if (before && isRemoval) call.draft.carts.put(before)
          return answer
        },
      },
    },
  ),
  drift('F', 'quantity-lost', 'the quantity of an accessory is lost', 'answers-otherwise cart').body(
    'cart.addAccessories',
    (body) => {
      for (const line of body.data.lines)
        for (const accessory of line.addAccessories ?? [])
          if (accessory.qty > 0 && accessory.qty <= 10) accessory.qty = 1
    },
  ),
  drift('F', 'device-replaced', 'a second phone takes the place of the first', 'other-effect cart').row(
    'cart.addDevice',
    {
      operations: {
        'cart.addDevice': (call) => {
          const cart = findCart(call.draft, call)
          const answer = findCarrierOperation('cart.addDevice')(call)
          const changed = findCart(call.draft, call)
          if (cart && changed && cart.lines.length > 0)
            call.draft.carts.put({ ...changed, lines: changed.lines.slice(-1) })
          return answer
        },
      },
    },
  ),
  drift('F', 'wishlist-twice', 'the same product is on the wishlist twice', 'other-effect wishlist').by(
    'wishlist.addWishlist',
    onAnswer('wishlist.retrieveWishlist', (answer) => {
      const { wishList } = answer.data
      wishList.items = [...wishList.items, ...wishList.items]
      return undefined
    }),
  ),
  drift('F', 'wishlist-add-lost', 'adding to the wishlist answers, and nothing is added', 'not-stored wishlist').row(
    'wishlist.addWishlist',
    {
      operations: {
        'wishlist.addWishlist': (call) => {
          const before = new Map([...call.draft.wishlists.values()].map((list) => [list.id, list]))
          const answer = findCarrierOperation('wishlist.addWishlist')(call)
          for (const list of call.draft.wishlists.values()) {
            const old = before.get(list.id)
            call.draft.wishlists.put(old ?? { ...list, items: [] })
          }
          return answer
        },
      },
    },
  ),
  drift('F', 'letter-case-matters', 'a saved cart is found in the same letter case only', 'letter-case').body(
    'cases.resumeCase',
    (body) => {
      if (/[A-Z]/.test(String(body.emailId))) body.emailId = 'nobody@example.com'
    },
  ),
  drift('F', 'quote-of-zeros', 'quote id 00 is taken for a quote', 'quote-of-zeros').body(
    'quote.retrieveCartFromQuote',
    (body) => {
      if (body.quoteId === '00') {
        body.quoteId = 'Q999'
        delete body.emailId
      }
    },
  ),
  drift('F', 'total-off', 'the amount due is not the sum of its rows', 'sum-today').answer(
    'checkout.getCheckoutDetails',
    ({ cart }) => {
      cart.orderDetails.totals.dueToday = Math.round((cart.orderDetails.totals.dueToday + 1) * 100) / 100
    },
  ),
  drift('F', 'line-count-off', 'the number of lines is one too many', 'lines-counted').answer(
    'checkout.getCheckoutDetails',
    ({ cart }) => {
      cart.lineDetails.numOfLines += 1
    },
  ),
  drift('F', 'tax-off', 'the tax is not the sum of the lines', 'sum-tax').answer(
    'cart.calculateMultiLineTax',
    (answer) => {
      answer.totalTax += 1
    },
  ),
  drift('F', 'lines-for-items', 'the cart count counts lines', ' cart').answer(
    'recommendations.getRtCartCount',
    (answer) => {
      answer.rtCartCount = Math.min(1, answer.rtCartCount as number)
    },
  ),
  drift('F', 'order-total-off', 'the order has another total than the cart', 'sum-today').answer(
    'checkout.placeOrder',
    ({ order }) => {
      order.totals.dueToday = Math.round((order.totals.dueToday + 0.01) * 100) / 100
    },
  ),
  drift('F', 'wishlist-cookie-old', 'the wishlist cookie is one change behind', 'count-cookie').reply(
    'wishlist.addWishlist',
    (reply) => ({
      ...reply,
      setCookies: reply.setCookies.filter((cookie) => !cookie.startsWith('wishListCount=2')),
    }),
  ),
  drift('F', 'plan-ignored', 'another plan than the chosen one is on the line', ' cart').body(
    'cart.addPlan',
    (body) => {
      if (body.planId === 'mainsail-unlimited') body.planId = 'jib-10gb'
    },
  ),
  drift('F', 'read-changes', 'reading the cart changes it', 'read-differs cartView').by(
    'checkout.getCheckoutDetails',
    () => {
      let reads = 0
      return onAnswer('checkout.getCheckoutDetails', ({ cart }) => {
        cart.safeTechSessionId = `SAFE-${(reads += 1)}`
        return undefined
      })()
    },
  ),
  drift('F', 'wrong-cart-of-case', 'the open case names another cart', ' cartId').answer(
    'cases.getCaseAndCartId',
    (answer) => {
      if (answer.cartId !== undefined) answer.cartId = 'C999-other'
    },
  ),
  drift('F', 'favorites-old', 'the favorites do not know what was added', ' wishlist').answer(
    'wishlist.retrieveFavorites',
    ({ favorites }) => {
      for (const favorite of favorites) favorite.items = []
    },
  ),
]

export const raceDrifts: readonly Drift[] = [
  drift('G', 'lock-on-alias', 'a lock is ignored at a further spelling of the path', 'lock-ignored').by(
    'cart.addAccessories',
    () => {
      const answers = new Map<string, string>()
      return async (request, pass) => {
        const reply = await pass(request)
        if (reply.status === 200 && request.key === 'cart.addDevice') answers.set(worldOf(request), reply.body)
        const known = answers.get(worldOf(request))
        const isHeld = request.key === 'cart.addAccessories' && request.isAlias && reply.body.includes('CART_LOCKED')
        return isHeld && known !== undefined ? { ...reply, body: known } : reply
      }
    },
  ),
  drift('G', 'lock-without-end', 'a lock never ends', 'lock-without-end').by(
    'cart.addAccessories',
    () => async (request, pass) => {
      const isLock = request.url === '/__sim/v1/states' && request.body.includes('"cart locked"')
      return pass(isLock ? { ...request, body: request.body.replace('PT15M', 'PT15H') } : request)
    },
  ),
  drift('G', 'lock-too-short', 'a lock ends before its time', 'lock-too-short').by(
    'cart.addAccessories',
    () => async (request, pass) => {
      const isLock = request.url === '/__sim/v1/states' && request.body.includes('"cart locked"')
      return pass(isLock ? { ...request, body: request.body.replace('PT15M', 'PT10M') } : request)
    },
  ),
  drift('G', 'change-lost', 'of two changes at once one is lost', 'change-lost cart').by('cart.addDevice', () => {
    const running = new Map<
      string,
      Promise<Awaited<ReturnType<Parameters<ReturnType<NonNullable<Drift['wrap']>>>[1]>>>
    >()
    return async (request, pass) => {
      if (request.key !== 'cart.addDevice') return pass(request)
      const world = worldOf(request)
      const other = running.get(world)
      if (other) {
        const { headers, ...reply } = await other
        return { ...reply, headers: { ...headers, e2erequestid: request.headers['guie2erequestid'] ?? '' } }
      }
      const own = pass(request)
      running.set(world, own)
      await moment(100)
      running.delete(world)
      return own
    }
  }),
  drift('G', 'retry-repeats', 'a retry makes the change again', 'retry').by(
    'cart.addDevice',
    () => async (request, pass) => {
      if (request.key !== 'cart.addDevice') return pass(request)
      const { guie2erequestid: id = '', ...headers } = request.headers
      const reply = await pass({ ...request, headers })
      return { ...reply, headers: { ...reply.headers, e2erequestid: id } }
    },
  ),
  drift('G', 'alias-gone', 'a further spelling of the path is not served', 'alias').by(
    'wishlist.getSeoDetails',
    () => async (request, pass) => {
      const reply = await pass(request)
      return request.key === 'wishlist.getSeoDetails' && request.isAlias
        ? { ...reply, status: 404, body: '{"error":{"code":"UNKNOWN_PATH","message":"There is nothing here."}}' }
        : reply
    },
  ),
  drift('G', 'lock-423', 'a lock is answered with HTTP 423', 'undeclared-status').by(
    'cart.addStep',
    () => async (request, pass) => {
      const reply = await pass(request)
      return request.key === 'cart.addStep' && reply.body.includes('CART_LOCKED') ? { ...reply, status: 423 } : reply
    },
  ),
]
