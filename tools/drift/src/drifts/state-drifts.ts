import type { OperationKey } from '@soe/contracts'
import { findCarrierOperation, findCart } from '@soe/carrier'
import type { Drift } from '../drift'
import { onAnswer, onBody, onReply, worldOf, type Loose } from '../wrappers'

const state = (
  id: string,
  title: string,
  key: OperationKey,
  at: string,
  parts: Pick<Drift, 'wrap' | 'operations'>,
): Drift => ({
  id,
  class: 'F',
  title,
  only: [key],
  at: [key, at],
  ...parts,
})

const edit = (key: OperationKey, change: (answer: Loose) => void) => ({
  wrap: onAnswer(key, (answer) => {
    change(answer)
    return undefined
  }),
})

export const stateDrifts: readonly Drift[] = [
  state('line-stays', 'a line that was removed is still in the cart', 'cart.removeDevice', 'not-stored cart', {
    operations: {
      'cart.removeDevice': (call) => {
        const before = findCart(call.draft, call)
        const answer = findCarrierOperation('cart.removeDevice')(call)
        if (before) call.draft.carts.put(before)
        return answer
      },
    },
  }),
  state(
    'accessory-stays',
    'an accessory that was removed is still in the cart',
    'cart.addAccessories',
    'not-stored cart',
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
  state('quantity-lost', 'the quantity of an accessory is lost', 'cart.addAccessories', 'answers-otherwise cart', {
    wrap: onBody('cart.addAccessories', (body) => {
      for (const line of body.data.lines)
        for (const accessory of line.addAccessories ?? [])
          if (accessory.qty > 0 && accessory.qty <= 10) accessory.qty = 1
    }),
  }),
  state('device-replaced', 'a second phone takes the place of the first', 'cart.addDevice', 'other-effect cart', {
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
  }),
  state(
    'wishlist-twice',
    'the same product is on the wishlist twice',
    'wishlist.addWishlist',
    'other-effect wishlist',
    {
      wrap: onAnswer('wishlist.retrieveWishlist', (answer) => {
        const { wishList } = answer.data
        wishList.items = [...wishList.items, ...wishList.items]
        return undefined
      }),
    },
  ),
  state(
    'wishlist-add-lost',
    'adding to the wishlist answers, and nothing is added',
    'wishlist.addWishlist',
    'not-stored wishlist',
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
  state(
    'letter-case-matters',
    'a saved cart is found in the same letter case only',
    'cases.resumeCase',
    'letter-case',
    {
      wrap: onBody('cases.resumeCase', (body) => {
        if (/[A-Z]/.test(String(body.emailId))) body.emailId = 'nobody@example.com'
      }),
    },
  ),
  state('quote-of-zeros', 'quote id 00 is taken for a quote', 'quote.retrieveCartFromQuote', 'quote-of-zeros', {
    wrap: onBody('quote.retrieveCartFromQuote', (body) => {
      if (body.quoteId === '00') {
        body.quoteId = 'Q999'
        delete body.emailId
      }
    }),
  }),
  state(
    'total-off',
    'the amount due is not the sum of its rows',
    'checkout.getCheckoutDetails',
    'sum-today',
    edit('checkout.getCheckoutDetails', ({ cart }) => {
      cart.orderDetails.totals.dueToday = Math.round((cart.orderDetails.totals.dueToday + 1) * 100) / 100
    }),
  ),
  state(
    'line-count-off',
    'the number of lines is one too many',
    'checkout.getCheckoutDetails',
    'lines-counted',
    edit('checkout.getCheckoutDetails', ({ cart }) => {
      cart.lineDetails.numOfLines += 1
    }),
  ),
  state(
    'tax-off',
    'the tax is not the sum of the lines',
    'cart.calculateMultiLineTax',
    'sum-tax',
    edit('cart.calculateMultiLineTax', (answer) => {
      answer.totalTax += 1
    }),
  ),
  state(
    'lines-for-items',
    'the cart count counts lines',
    'recommendations.getRtCartCount',
    ' cart',
    edit('recommendations.getRtCartCount', (answer) => {
      answer.rtCartCount = Math.min(1, answer.rtCartCount as number)
    }),
  ),
  state(
    'order-total-off',
    'the order has another total than the cart',
    'checkout.placeOrder',
    'sum-today',
    edit('checkout.placeOrder', ({ order }) => {
      order.totals.dueToday = Math.round((order.totals.dueToday + 0.01) * 100) / 100
    }),
  ),
  state('wishlist-cookie-old', 'the wishlist cookie is one change behind', 'wishlist.addWishlist', 'count-cookie', {
    wrap: onReply('wishlist.addWishlist', (reply) => ({
      ...reply,
      setCookies: reply.setCookies.filter((cookie) => !cookie.startsWith('wishListCount=2')),
    })),
  }),
  state('plan-ignored', 'another plan than the chosen one is on the line', 'cart.addPlan', ' cart', {
    wrap: onBody('cart.addPlan', (body) => {
      if (body.planId === 'mainsail-unlimited') body.planId = 'jib-10gb'
    }),
  }),
  state('read-changes', 'reading the cart changes it', 'checkout.getCheckoutDetails', 'read-differs cartView', {
    wrap: () => {
      let reads = 0
      return onAnswer('checkout.getCheckoutDetails', ({ cart }) => {
        cart.safeTechSessionId = `SAFE-${(reads += 1)}`
        return undefined
      })()
    },
  }),
  state(
    'wrong-cart-of-case',
    'the open case names another cart',
    'cases.getCaseAndCartId',
    ' cartId',
    edit('cases.getCaseAndCartId', (answer) => {
      if (answer.cartId !== undefined) answer.cartId = 'C999-other'
    }),
  ),
  state(
    'favorites-old',
    'the favorites do not know what was added',
    'wishlist.retrieveFavorites',
    ' wishlist',
    edit('wishlist.retrieveFavorites', ({ favorites }) => {
      for (const favorite of favorites) favorite.items = []
    }),
  ),
]

export const raceDrifts: readonly Drift[] = [
  {
    id: 'lock-on-alias',
    class: 'G',
    title: 'a lock is ignored at a further spelling of the path',
    only: ['cart.addAccessories'],
    at: ['cart.addAccessories', 'lock-ignored'],
    wrap: () => {
      const answers = new Map<string, string>()
      return async (request, pass) => {
        const reply = await pass(request)
        if (reply.status === 200 && request.key === 'cart.addDevice') answers.set(worldOf(request), reply.body)
        const known = answers.get(worldOf(request))
        const isHeld = request.key === 'cart.addAccessories' && request.isAlias && reply.body.includes('CART_LOCKED')
        return isHeld && known !== undefined ? { ...reply, body: known } : reply
      }
    },
  },
  {
    id: 'lock-without-end',
    class: 'G',
    title: 'a lock never ends',
    only: ['cart.addAccessories'],
    at: ['cart.addAccessories', 'lock-without-end'],
    wrap: () => async (request, pass) => {
      const isLock = request.url === '/__sim/v1/states' && request.body.includes('"cart locked"')
      return pass(isLock ? { ...request, body: request.body.replace('PT15M', 'PT15H') } : request)
    },
  },
  {
    id: 'lock-too-short',
    class: 'G',
    title: 'a lock ends before its time',
    only: ['cart.addAccessories'],
    at: ['cart.addAccessories', 'lock-too-short'],
    wrap: () => async (request, pass) => {
      const isLock = request.url === '/__sim/v1/states' && request.body.includes('"cart locked"')
      return pass(isLock ? { ...request, body: request.body.replace('PT15M', 'PT10M') } : request)
    },
  },
  {
    id: 'change-lost',
    class: 'G',
    title: 'of two changes at once one is lost',
    only: ['cart.addDevice'],
    at: ['cart.addDevice', 'change-lost cart'],
    wrap: () => {
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
  },
  {
    id: 'retry-repeats',
    class: 'G',
    title: 'a retry makes the change again',
    only: ['cart.addDevice'],
    at: ['cart.addDevice', 'retry'],
    wrap: () => async (request, pass) => {
      if (request.key !== 'cart.addDevice') return pass(request)
      const { guie2erequestid: id = '', ...headers } = request.headers
      const reply = await pass({ ...request, headers })
      return { ...reply, headers: { ...reply.headers, e2erequestid: id } }
    },
  },
  {
    id: 'alias-gone',
    class: 'G',
    title: 'a further spelling of the path is not served',
    only: ['wishlist.getSeoDetails'],
    at: ['wishlist.getSeoDetails', 'alias'],
    wrap: () => async (request, pass) => {
      const reply = await pass(request)
      return request.key === 'wishlist.getSeoDetails' && request.isAlias
        ? { ...reply, status: 404, body: '{"error":{"code":"UNKNOWN_PATH","message":"There is nothing here."}}' }
        : reply
    },
  },
  {
    id: 'lock-423',
    class: 'G',
    title: 'a lock is answered with HTTP 423',
    only: ['cart.addStep'],
    at: ['cart.addStep', 'undeclared-status'],
    wrap: () => async (request, pass) => {
      const reply = await pass(request)
      return request.key === 'cart.addStep' && reply.body.includes('CART_LOCKED') ? { ...reply, status: 423 } : reply
    },
  },
]
