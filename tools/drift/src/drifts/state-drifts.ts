import { findCarrierOperation, findCart } from '@soe/carrier'
import type { Drift } from '../drift'
import type { Makings } from '../fault-table'
import { onAnswer, onBody, onReply, worldOf } from '../wrappers'

export const stateDrifts: Makings = {
  'line-stays': {
    operations: {
      'cart.removeDevice': (call) => {
        const before = findCart(call.draft, call)
        const answer = findCarrierOperation('cart.removeDevice')(call)
        if (before) call.draft.carts.put(before)
        return answer
      },
    },
  },
  'accessory-stays': {
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
  'quantity-lost': onBody('cart.addAccessories', (body) => {
    for (const line of body.data.lines)
      for (const accessory of line.addAccessories ?? []) if (accessory.qty > 0 && accessory.qty <= 10) accessory.qty = 1
  }),
  'device-replaced': {
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
  'wishlist-twice': onAnswer('wishlist.retrieveWishlist', (answer) => {
    const { wishList } = answer.data
    wishList.items = [...wishList.items, ...wishList.items]
  }),
  'wishlist-add-lost': {
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
  'letter-case-matters': onBody('cases.resumeCase', (body) => {
    if (/[A-Z]/.test(String(body.emailId))) body.emailId = 'nobody@example.com'
  }),
  'quote-of-zeros': onBody('quote.retrieveCartFromQuote', (body) => {
    if (body.quoteId === '00') {
      body.quoteId = 'Q999'
      delete body.emailId
    }
  }),
  'total-off': onAnswer('checkout.getCheckoutDetails', ({ cart }) => {
    cart.orderDetails.totals.dueToday = Math.round((cart.orderDetails.totals.dueToday + 1) * 100) / 100
  }),
  'line-count-off': onAnswer('checkout.getCheckoutDetails', ({ cart }) => {
    cart.lineDetails.numOfLines += 1
  }),
  'tax-off': onAnswer('cart.calculateMultiLineTax', (answer) => {
    answer.totalTax += 1
  }),
  'lines-for-items': onAnswer('recommendations.getRtCartCount', (answer) => {
    answer.rtCartCount = Math.min(1, answer.rtCartCount as number)
  }),
  'order-total-off': onAnswer('checkout.placeOrder', ({ order }) => {
    order.totals.dueToday = Math.round((order.totals.dueToday + 0.01) * 100) / 100
  }),
  'wishlist-cookie-old': onReply('wishlist.addWishlist', (reply) => ({
    ...reply,
    setCookies: reply.setCookies.filter((cookie) => !cookie.startsWith('wishListCount=2')),
  })),
  'plan-ignored': onBody('cart.addPlan', (body) => {
    if (body.planId === 'mainsail-unlimited') body.planId = 'jib-10gb'
  }),
  'read-changes': () => {
    let reads = 0
    return onAnswer('checkout.getCheckoutDetails', ({ cart }) => {
      cart.safeTechSessionId = `SAFE-${(reads += 1)}`
    })()
  },
  'wrong-cart-of-case': onAnswer('cases.getCaseAndCartId', (answer) => {
    if (answer.cartId !== undefined) answer.cartId = 'C999-other'
  }),
  'favorites-old': onAnswer('wishlist.retrieveFavorites', ({ favorites }) => {
    for (const favorite of favorites) favorite.items = []
  }),
}

export const raceDrifts: Makings = {
  'lock-on-alias': () => {
    const answers = new Map<string, string>()
    return async (request, pass) => {
      const reply = await pass(request)
      if (reply.status === 200 && request.key === 'cart.addDevice') answers.set(worldOf(request), reply.body)
      const known = answers.get(worldOf(request))
      const isHeld = request.key === 'cart.addAccessories' && request.isAlias && reply.body.includes('CART_LOCKED')
      return isHeld && known !== undefined ? { ...reply, body: known } : reply
    }
  },
  'lock-without-end': () => async (request, pass) => {
    const isLock = request.url === '/__sim/v1/states' && request.body.includes('"cart locked"')
    return pass(isLock ? { ...request, body: request.body.replace('PT15M', 'PT15H') } : request)
  },
  'lock-too-short': () => async (request, pass) => {
    const isLock = request.url === '/__sim/v1/states' && request.body.includes('"cart locked"')
    return pass(isLock ? { ...request, body: request.body.replace('PT15M', 'PT10M') } : request)
  },
  'change-lost': () => {
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
      await new Promise((resolve) => void setTimeout(resolve, 100))
      running.delete(world)
      return own
    }
  },
  'retry-repeats': () => async (request, pass) => {
    if (request.key !== 'cart.addDevice') return pass(request)
    const { guie2erequestid: id = '', ...headers } = request.headers
    const reply = await pass({ ...request, headers })
    return { ...reply, headers: { ...reply.headers, e2erequestid: id } }
  },
  'alias-gone': () => async (request, pass) => {
    const reply = await pass(request)
    return request.key === 'wishlist.getSeoDetails' && request.isAlias
      ? { ...reply, status: 404, body: '{"error":{"code":"UNKNOWN_PATH","message":"There is nothing here."}}' }
      : reply
  },
  'lock-423': () => async (request, pass) => {
    const reply = await pass(request)
    return request.key === 'cart.addStep' && reply.body.includes('CART_LOCKED') ? { ...reply, status: 423 } : reply
  },
}
