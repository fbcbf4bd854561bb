import type { OperationKey } from '@soe/contracts'
import type { Drift } from '../drift'
import { Refused, type Caller, type Given } from '../small-shop/operations'
import { stepView } from '../small-shop/views'
import type { TwinReply, TwinRequest, Wrapper } from '../twin'
import { onAnswer, onBody, type Loose } from '../wrappers'
import { edit, instead, own, reported } from './reported'

const checkout = 'checkout.getCheckoutDetails'

const [addDevice, removeDevice, addAccessories] = [
  own('cart.addDevice'),
  own('cart.removeDevice'),
  own('cart.addAccessories'),
]
const [addWishlist, removeWishlist] = [own('wishlist.addWishlist'), own('wishlist.removeWishlist')]

const linesOf = ({ cart }: Loose): Loose[] => Object.values(cart.lineDetails.lineInfo as object)

const cartOf = ({ account, store }: Caller) => store.cartOf(account)

const always = (change: (reply: TwinReply, request: TwinRequest) => TwinReply) => ({
  wrap: (): Wrapper => async (request, pass) => {
    const reply = await pass(request)
    return request.key === undefined ? reply : change(reply, request)
  },
})

const sessionOf = ({ headers }: TwinRequest) => /small-shop=[^;]*/.exec(headers['cookie'] ?? '')?.[0] ?? ''

/** The first answer to what is the same by its name, as long as the name is. */
const keptBy = (key: OperationKey, nameOf: (answer: Loose) => unknown) => ({
  wrap: (): Wrapper => {
    const kept = new Map<string, string>()
    return async (request, pass) => {
      const reply = await pass(request)
      if (request.key !== key || reply.status !== 200) return reply
      const name = `${sessionOf(request)} ${JSON.stringify(nameOf(JSON.parse(reply.body)))}`
      kept.set(name, kept.get(name) ?? reply.body)
      return { ...reply, body: kept.get(name) ?? reply.body }
    }
  },
})

/** The second of two calls at once gets the answer of the first, and has no effect. */
const joined = (key: OperationKey) => ({
  wrap: (): Wrapper => {
    const running = new Map<string, Promise<TwinReply>>()
    return async (request, pass) => {
      if (request.key !== key) return pass(request)
      const name = sessionOf(request)
      const other = running.get(name)
      if (other) {
        const reply = await other
        return { ...reply, headers: { ...reply.headers, e2erequestid: request.headers['guie2erequestid'] ?? '' } }
      }
      const own = pass(request)
      running.set(name, own)
      await new Promise((resolve) => void setTimeout(resolve, 15))
      running.delete(name)
      return own
    }
  },
})

/** Ids of lines that are gone, by account. */
const goneLines = new Map<string, string>()

/** Changes an error of the contract on its way out. */
const onRefusal = (key: OperationKey, change: (error: Loose) => void) =>
  always((reply, request) => {
    if (request.key !== key || !reply.body.includes('"errors":[{"id"')) return reply
    const envelope = JSON.parse(reply.body) as Loose
    for (const error of envelope.errors as Loose[]) change(error)
    return { ...reply, body: JSON.stringify(envelope) }
  })

const mapAccessories = (given: Given, change: (line: Given) => Given): Given => ({
  ...given,
  data: { lines: (given.data.lines as Given[]).map(change) },
})

/** Further faults, which nobody had judged before they were drawn. */
export const furtherDrifts: readonly Drift[] = [
  reported(
    'staleQuantity',
    'quantity-cached',
    'the cart is read anew only when its lines change',
    checkout,
    keptBy(checkout, ({ cart }) => cart.lineDetails.allLines),
  ),
  reported('cachedCart', 'count-never-falls', 'a count is cached until it rises', 'recommendations.getRtCartCount', {
    wrap: (): Wrapper => {
      const highest = new Map<string, number>()
      return onAnswer('recommendations.getRtCartCount', (answer, request) => {
        const name = /"?/.test(request.url) ? sessionOf(request) : ''
        highest.set(name, Math.max(highest.get(name) ?? 0, answer.rtCartCount as number))
        answer.rtCartCount = highest.get(name)
        return undefined
      })()
    },
  }),
  reported(
    'otherCartId',
    'cart-id-of-each-read',
    'every read names the cart anew',
    checkout,
    edit(checkout, ({ cart }) => {
      cart.cartId = `${String(cart.cartId)}-${Date.now() % 1000}`
    }),
  ),
  reported(
    'lineKeys',
    'accessory-in-two-rows',
    'an accessory stands in two rows',
    checkout,
    edit(checkout, (answer) => {
      for (const line of linesOf(answer))
        line.accessories = line.accessories.flatMap((item: Loose) =>
          item.qty > 1
            ? [
                { ...item, qty: 1, lineTotal: item.discountedPrice },
                {
                  ...item,
                  qty: item.qty - 1,
                  lineTotal: Math.round(item.discountedPrice * (item.qty - 1) * 100) / 100,
                },
              ]
            : [item],
        )
    }),
  ),
  reported(
    'quantitySums',
    'removal-beside-adding',
    'what is removed and added in one call is added alone',
    'cart.addAccessories',
    instead('cart.addAccessories', (given, caller) =>
      addAccessories(
        mapAccessories(given, ({ removeAccessories, ...line }: Given) =>
          line.addAccessories ? line : { ...line, removeAccessories },
        ),
        caller,
      ),
    ),
  ),
  reported(
    'totalsOld',
    'totals-of-first-read',
    'amounts are those of the cart when its devices last changed',
    checkout,
    {
      wrap: (): Wrapper => {
        const kept = new Map<string, Loose>()
        return onAnswer(checkout, (answer, request) => {
          const name = `${sessionOf(request as TwinRequest)} ${String(answer.cart.lineDetails.allLines)}`
          kept.set(name, kept.get(name) ?? answer.cart.orderDetails.totals)
          answer.cart.orderDetails.totals = kept.get(name)
          return undefined
        })()
      },
    },
  ),
  reported(
    'subtotalRounding',
    'line-totals-floored',
    'what several pieces cost is cut to ten cents',
    checkout,
    edit(checkout, (answer) => {
      for (const { accessories } of linesOf(answer))
        for (const item of accessories) item.lineTotal = Math.floor(item.lineTotal * 10) / 10
    }),
  ),
  reported('emoji', 'crash-for-accents', 'whatever is not ASCII crashes', 'wishlist.addWishlist', {
    wrap: (): Wrapper => async (request, pass) => {
      // oxlint-disable-next-line no-control-regex -- whatever is not ASCII
      if (request.key !== 'wishlist.addWishlist' || /^[\x00-\x7f]*$/.test(request.body)) return pass(request)
      return { ...(await pass(request)), status: 500, body: '{"error":{"code":"INTERNAL","message":"Try again."}}' }
    },
  }),
  reported(
    'lastDropped',
    'last-accessory-missing',
    'the last product of a category is never listed',
    'catalogue.listProducts',
    edit('catalogue.listProducts', ({ products }) => {
      if (products.length > 1) products.pop()
    }),
  ),
  reported(
    'oneMissing',
    'first-wish-missing',
    'the first of several wishes is left out',
    'wishlist.retrieveWishlist',
    edit('wishlist.retrieveWishlist', ({ data: { wishList } }) => {
      if (wishList.items.length < 2) return
      const [gone] = wishList.items.splice(0, 1)
      wishList.deviceList = wishList.deviceList.filter(({ productId }: Loose) => productId !== gone.productId)
      wishList.accessoryList = wishList.accessoryList.filter(({ productId }: Loose) => productId !== gone.productId)
      wishList.wishListCount = wishList.items.length
    }),
  ),
  reported(
    'omittedAsNull',
    'device-drops-accessories',
    'adding a device takes the accessories of the other lines away',
    'cart.addDevice',
    instead('cart.addDevice', (given, caller) => {
      for (const { accessories } of cartOf(caller).lines) accessories.clear()
      return addDevice(given, caller)
    }),
  ),
  reported(
    'emptyObject',
    'empty-list-for-map',
    'an empty map is an empty list',
    'catalogue.getProduct',
    edit('catalogue.getProduct', ({ product }) => {
      for (const sku of product.childSkus) sku.skuFilters = []
    }),
  ),
  reported(
    'floats',
    'floats',
    'sums have the fractions of floating point',
    checkout,
    edit(
      checkout,
      ({
        cart: {
          orderDetails: { totals },
        },
      }) => {
        totals.dueToday =
          totals.todayRows.reduce((all: number, { amount }: Loose) => all + amount * 1.1, 0) -
          totals.todayRows.reduce((all: number, { amount }: Loose) => all + amount * 0.1, 0)
      },
    ),
  ),
  reported(
    'oneOfMany',
    'first-device-alone',
    'of several devices in one call the first is added',
    'cart.addDevice',
    instead('cart.addDevice', (given, caller) =>
      addDevice({ ...given, data: { lines: (given.data.lines as Given[]).slice(0, 1) } }, caller),
    ),
  ),
  reported(
    'oneOfMany',
    'first-accessory-alone',
    'of several accessories in one call the first is added',
    'cart.addAccessories',
    instead('cart.addAccessories', (given, caller) =>
      addAccessories(
        mapAccessories(given, (line) => ({
          ...line,
          ...(line.addAccessories && { addAccessories: line.addAccessories.slice(0, 1) }),
        })),
        caller,
      ),
    ),
  ),
  reported('notReset', 'count-of-empty-cart', 'the count of an emptied cart stays', 'recommendations.getRtCartCount', {
    wrap: (): Wrapper => {
      const last = new Map<string, number>()
      return onAnswer('recommendations.getRtCartCount', (answer, request) => {
        const name = sessionOf(request as TwinRequest)
        if (answer.rtCartCount > 0) last.set(name, answer.rtCartCount as number)
        else answer.rtCartCount = last.get(name) ?? 0
        return undefined
      })()
    },
  }),
  reported(
    'severalCarts',
    'wish-lost-at-once',
    'of two wishes at once one is lost',
    'wishlist.addWishlist',
    joined('wishlist.addWishlist'),
  ),
  reported(
    'severalCarts',
    'accessory-lost-at-once',
    'of two accessories at once one is lost',
    'cart.addAccessories',
    joined('cart.addAccessories'),
  ),
  reported('zeroStays', 'zero-pieces', 'an accessory that is gone stays with 0 pieces', checkout, {
    wrap: (): Wrapper => {
      const seen = new Map<string, Map<string, Loose>>()
      return onAnswer(checkout, (answer, request) => {
        const name = sessionOf(request as TwinRequest)
        const known = seen.get(name) ?? new Map<string, Loose>()
        seen.set(name, known)
        for (const line of linesOf(answer)) {
          for (const item of line.accessories) known.set(`${String(line.lineId)} ${String(item.itemCode)}`, item)
          for (const [id, item] of known) {
            const [lineId, code] = id.split(' ')
            if (lineId === line.lineId && !line.accessories.some((one: Loose) => one.itemCode === code))
              line.accessories.push({ ...item, qty: 0, lineTotal: 0 })
          }
        }
        return undefined
      })()
    },
  }),
  reported(
    'cookiePath',
    'cookie-of-one-path',
    'the cookie of the cart is for one path',
    'cart.addDevice',
    always((reply) => ({
      ...reply,
      setCookies: reply.setCookies.map((cookie) =>
        cookie.startsWith('cartId=') ? cookie.replace('Path=/', 'Path=/cart') : cookie,
      ),
    })),
  ),
  reported(
    'mediaType',
    'json-as-text',
    'JSON comes as plain text',
    'cases.getCases',
    always((reply, { key }) =>
      key === 'cases.getCases'
        ? { ...reply, headers: { ...reply.headers, 'content-type': 'text/plain; charset=utf-8' } }
        : reply,
    ),
  ),
  reported(
    'cut',
    'request-id-cut',
    'the id of a request is cut to sixteen characters',
    'cart.addDevice',
    always((reply) => ({
      ...reply,
      headers: { ...reply.headers, e2erequestid: (reply.headers['e2erequestid'] ?? '').slice(0, 16) },
    })),
  ),
  reported(
    'wrongError',
    'other-error-for-line',
    'an unknown line is too many pieces',
    'cart.removeDevice',
    instead('cart.removeDevice', (given, caller) => {
      try {
        return removeDevice(given, caller)
      } catch (error) {
        if (error instanceof Refused && error.id === 'ITEM_NOT_FOUND') throw new Refused('QUANTITY_LIMIT')
        throw error
      }
    }),
  ),
  reported(
    'stackTrace',
    'sql-in-error',
    'an error tells the statement that failed',
    'catalogue.getProduct',
    onRefusal('catalogue.getProduct', (error) => {
      error.message = "SQLSTATE[42S02]: Base table or view not found: 1146 Table 'shop.products_v2' doesn't exist"
    }),
  ),
  reported(
    'strictBody',
    'unknown-field-refused',
    'a field that the contract leaves open is refused',
    'cart.addDevice',
    {
      wrap: (): Wrapper => async (request, pass) => {
        const reply = await pass(request)
        if (request.key !== 'cart.addDevice') return reply
        const known = ['cartInfo', 'data']
        try {
          const names = Object.keys(JSON.parse(request.body) as object)
          return names.every((name) => known.includes(name))
            ? reply
            : { ...reply, status: 400, body: '{"error":{"code":"UNKNOWN_FIELD","message":"This field is not known."}}' }
        } catch {
          return reply
        }
      },
    },
  ),
  reported('coerced', 'text-for-quantity', 'a quantity may be a text', 'cart.addAccessories', {
    wrap: onBody('cart.addAccessories', (body) => {
      for (const line of body.data.lines)
        for (const item of line.addAccessories ?? [])
          if (typeof item.qty === 'string') item.qty = Number.parseInt(item.qty as string, 10) || 1
    }),
  }),
  reported('negative', 'negative-quantity', 'a negative quantity is taken', 'cart.addAccessories', {
    wrap: onBody('cart.addAccessories', (body) => {
      for (const line of body.data.lines)
        for (const item of line.addAccessories ?? []) if (item.qty < 0) item.qty = -item.qty
    }),
  }),
  reported('negative', 'no-quantity', 'a quantity of 0 is taken', 'cart.addAccessories', {
    wrap: onBody('cart.addAccessories', (body) => {
      for (const line of body.data.lines) for (const item of line.addAccessories ?? []) if (item.qty === 0) item.qty = 1
    }),
  }),
  reported(
    'lockedReads',
    'locked-wishlist',
    'the wishlist is locked with the cart',
    'wishlist.addWishlist',
    instead('wishlist.addWishlist', (given, caller) => {
      const channel = caller.store.lockOf(caller.account)
      if (channel !== undefined) throw new Refused('CART_LOCKED', [{ lockedChannelID: channel }])
      return addWishlist(given, caller)
    }),
  ),
  reported(
    'lockDetails',
    'lock-of-nobody',
    'a locked cart does not say by whom',
    'cart.addAccessories',
    onRefusal('cart.addAccessories', (error) => {
      if (error.id === 'CART_LOCKED') error.details = []
    }),
  ),
  reported(
    'timeoutTooSoon',
    'two-minutes-early',
    'clocks of sessions and locks are two minutes ahead',
    'session.keepAlive',
    {
      wrap: (): Wrapper => (request, pass) => {
        if (!request.url.startsWith('/test/clock')) return pass(request)
        return pass({
          ...request,
          body: request.body.replace(/PT(\d+)M/, (_, minutes: string) => `PT${Number(minutes) + 2}M`),
        })
      },
    },
  ),
  reported('slidingOff', 'no-clock', 'sessions and locks never end', 'session.keepAlive', {
    wrap: (): Wrapper => (request, pass) =>
      pass(
        request.url.startsWith('/test/clock') ? { ...request, body: request.body.replace(/PT\d+M/, 'PT0M') } : request,
      ),
  }),
  reported(
    'priceDiffers',
    'dearer-alone',
    'a product costs more by itself than in its category',
    'catalogue.getProduct',
    edit('catalogue.getProduct', ({ product }) => {
      for (const { price } of product.childSkus)
        price.fullRetailPrice.originalPrice = price.fullRetailPrice.discountedPrice =
          Math.round(price.fullRetailPrice.originalPrice * 110) / 100
    }),
  ),
  reported(
    'priceDiffers',
    'dearer-in-cart',
    'accessories cost more in the cart than in the catalogue',
    checkout,
    edit(checkout, (answer) => {
      for (const { accessories } of linesOf(answer))
        for (const item of accessories) {
          item.originalPrice += 1
          item.discountedPrice += 1
          item.lineTotal += item.qty
        }
      const { totals } = answer.cart.orderDetails
      const more = linesOf(answer)
        .flatMap(({ accessories }: Loose) => accessories)
        .reduce((all: number, { qty }: Loose) => all + qty, 0)
      for (const row of totals.todayRows)
        if (row.code === 'accessories') row.amount = Math.round((row.amount + more) * 100) / 100
      totals.dueToday = Math.round((totals.dueToday + more) * 100) / 100
    }),
  ),
  reported(
    'otherItem',
    'name-of-first',
    'every line has the sku of the first',
    checkout,
    edit(checkout, (answer) => {
      const [first] = linesOf(answer)
      for (const line of linesOf(answer))
        if (line.deviceItem && first?.deviceItem) line.deviceItem.productId = first.deviceItem.skuId
    }),
  ),
  reported(
    'otherItem',
    'accessory-among-devices',
    'accessories are listed as devices',
    'wishlist.retrieveWishlist',
    edit('wishlist.retrieveWishlist', ({ data: { wishList } }) => {
      wishList.deviceList.push(...wishList.accessoryList.splice(0))
    }),
  ),
  reported(
    'wishStays',
    'type-removed',
    'removing a wish removes all of its type',
    'wishlist.removeWishlist',
    instead('wishlist.removeWishlist', (given, caller) => {
      const { wishes } = caller.account
      const answer = removeWishlist(given, caller)
      for (const [id, { itemType }] of wishes) if (itemType === 'DEVICE') wishes.delete(id)
      return {
        ...answer,
        favorites: [{ id: caller.account.wishlistId, name: 'Wishlist', items: [...wishes.values()] }],
      }
    }),
  ),
  reported('wishTwice', 'wish-twice', 'adding a wish again lists it twice', 'wishlist.addWishlist', {
    wrap: (): Wrapper => {
      const times = new Map<string, number>()
      return async (request, pass) => {
        const reply = await pass(request)
        if (request.key !== 'wishlist.addWishlist' || reply.status !== 200 || !reply.body.startsWith('{"statusCode"'))
          return reply
        const name = `${sessionOf(request)} ${request.body}`
        times.set(name, (times.get(name) ?? 0) + 1)
        if ((times.get(name) ?? 0) < 2) return reply
        const answer = JSON.parse(reply.body) as Loose
        for (const list of answer.favorites ?? []) list.items.push(...list.items.slice(0, 1))
        return { ...reply, body: JSON.stringify(answer) }
      }
    },
  }),
  reported(
    'otherCartId',
    'wishlist-id-of-each-read',
    'the wishlist has another id in each answer',
    'wishlist.retrieveWishlist',
    edit('wishlist.retrieveWishlist', ({ data: { wishList } }) => {
      wishList.id = `w-${Math.random()}`
    }),
  ),
  reported(
    'sharedSession',
    'account-for-guests',
    'guests get the number of an account',
    'cart.addDevice',
    always((reply) => ({
      ...reply,
      headers: { ...reply.headers, vzwaccountnumber: reply.headers['vzwaccountnumber'] ?? '1000000000-1' },
    })),
  ),
  reported(
    'otherCartId',
    'case-id-of-each-read',
    'a case has another id in each answer',
    'cases.getCases',
    edit('cases.getCases', ({ cases }) => {
      for (const one of cases) one.caseID = `k-${Math.random()}`
    }),
  ),
  reported(
    'coerced',
    'flag-as-text',
    'a flag is a text',
    'cases.getCases',
    edit('cases.getCases', ({ cases }) => {
      for (const one of cases) one.explicitLock = String(one.explicitLock)
    }),
  ),
  reported(
    'zone',
    'instant-without-zone',
    'instants name no zone',
    'session.keepAlive',
    edit('session.keepAlive', (answer) => {
      answer.expiresAt = String(answer.expiresAt).slice(0, 19).replace('T', ' ')
    }),
  ),
  reported(
    'staleQuantity',
    'last-line-first',
    'the line that was added last is always the first',
    checkout,
    edit(checkout, ({ cart: { lineDetails } }) => {
      lineDetails.lastItemAddedLine = lineDetails.allLines[0]
    }),
  ),
  reported(
    'errorAs200',
    'empty-for-strangers',
    'whoever has no session is told that the cart is empty',
    'cart.checkExistingCart',
    always((reply, { key }) =>
      key === 'cart.checkExistingCart' && reply.status === 403
        ? {
            ...reply,
            status: 200,
            body: '{"statusCode":"00","serviceHeader":{"statusCode":"0","statusMsg":"SUCCESS"},"existingCart":false,"itemCount":0}',
          }
        : reply,
    ),
  ),
  reported(
    'otherCartId',
    'new-line-id-of-each-read',
    'lines have other ids in each read',
    checkout,
    edit(checkout, (answer) => {
      answer.cart.lineDetails = JSON.parse(
        JSON.stringify(answer.cart.lineDetails).replaceAll(
          /([0-9a-f]{8})-[0-9a-f]{4}-/g,
          `$1-${String(Date.now()).slice(-4)}-`,
        ),
      ) as Loose
    }),
  ),
  reported('mergedCarts', 'guest-cart-of-another', 'guests share one cart count', 'recommendations.getRtCartCount', {
    wrap: (): Wrapper => {
      let all = 0
      return onAnswer('recommendations.getRtCartCount', (answer) => {
        all = Math.max(all, answer.rtCartCount as number)
        answer.rtCartCount = all
        return undefined
      })()
    },
  }),
  reported(
    'wishStays',
    'pieces-of-every-line',
    'removing an accessory removes it from every line',
    'cart.addAccessories',
    instead('cart.addAccessories', (given, caller) => {
      const answer = addAccessories(given, caller)
      for (const { removeAccessories = [] } of given.data.lines as Given[])
        for (const { id } of removeAccessories as Given[])
          for (const line of cartOf(caller).lines) line.accessories.delete(id as string)
      return answer
    }),
  ),
  reported('lineKeys', 'line-id-again', 'a line that goes leaves its id to the next one', 'cart.addDevice', {
    replaced: {
      'cart.removeDevice': (given, caller) => {
        goneLines.set(caller.account.id, given.lineId as string)
        return removeDevice(given, caller)
      },
      'cart.addDevice': (given, caller) => {
        const { lines } = cartOf(caller)
        const before = lines.length
        addDevice(given, caller)
        const gone = goneLines.get(caller.account.id)
        const added = lines[before]
        if (gone !== undefined && added) {
          lines[before] = { ...added, id: gone }
          goneLines.delete(caller.account.id)
          cartOf(caller).last = gone
        }
        return stepView(caller.account, caller.store)
      },
    },
  }),
  reported('lockedReads', 'app-unlocked', 'a lock is ignored for callers of the app', 'cart.addAccessories', {
    wrap: (): Wrapper => {
      const kept = new Map<string, string>()
      return async (request, pass) => {
        const reply = await pass(request)
        const name = sessionOf(request)
        if (request.key === 'cart.addDevice' && reply.status === 200) kept.set(name, reply.body)
        const isApp = request.headers['channelid']?.includes('MFA') ?? false
        const known = kept.get(name)
        return isApp &&
          known !== undefined &&
          request.key === 'cart.addAccessories' &&
          reply.body.includes('CART_LOCKED')
          ? { ...reply, body: known }
          : reply
      }
    },
  }),
  reported(
    'retryKey',
    'key-of-every-operation',
    'a request id stands for an answer whatever is called',
    'cart.addDevice',
    {
      wrap: (): Wrapper => {
        const kept = new Map<string, TwinReply>()
        return async (request, pass) => {
          const id = request.headers['guie2erequestid']
          if (request.key === undefined || id === undefined || request.url.includes('retrieve')) return pass(request)
          const name = `${sessionOf(request)} ${id}`
          const reply = kept.get(name) ?? (await pass(request))
          kept.set(name, reply)
          return reply
        }
      },
    },
  ),
  reported(
    'strictBody',
    'unknown-field-not-stored',
    'a change with a further field is done, and nothing is stored',
    'cart.addDevice',
    instead('cart.addDevice', (given, caller) => {
      const isKnown = Object.keys(given as object).every((name) => ['cartInfo', 'data'].includes(name))
      if (isKnown) return addDevice(given, caller)
      const answer = addDevice(given, caller)
      cartOf(caller).lines.pop()
      return answer
    }),
  ),
]
