import type { Makings } from '../fault-table'
import { type Given, Refused } from '../small-shop/operations'
import { stepView } from '../small-shop/views'
import type { TwinRequest, Wrapper } from '../twin'
import { onAnswer, type Loose } from '../wrappers'
import {
  checkout,
  addDevice,
  removeDevice,
  linesOf,
  cartOf,
  sessionOf,
  keptBy,
  goneLines,
  instead,
  addWishlist,
  removeWishlist,
  always,
  joined,
  onRefusal,
} from './parts'

export const carts: Makings = {
  'quantity-cached': keptBy(checkout, ({ cart }) => cart.lineDetails.allLines),
  'count-never-falls': (): Wrapper => {
    const highest = new Map<string, number>()
    return onAnswer('recommendations.getRtCartCount', (answer, request) => {
      const name = /"?/.test(request.url) ? sessionOf(request) : ''
      highest.set(name, Math.max(highest.get(name) ?? 0, answer.rtCartCount as number))
      answer.rtCartCount = highest.get(name)
    })()
  },
  'cart-id-of-each-read': onAnswer(checkout, ({ cart }) => {
    cart.cartId = `${String(cart.cartId)}-${Date.now() % 1000}`
  }),
  'accessory-in-two-rows': onAnswer(checkout, (answer) => {
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
  'totals-of-first-read': (): Wrapper => {
    const kept = new Map<string, Loose>()
    return onAnswer(checkout, (answer, request) => {
      const name = `${sessionOf(request as TwinRequest)} ${String(answer.cart.lineDetails.allLines)}`
      kept.set(name, kept.get(name) ?? answer.cart.orderDetails.totals)
      answer.cart.orderDetails.totals = kept.get(name)
    })()
  },
  'line-totals-floored': onAnswer(checkout, (answer) => {
    for (const { accessories } of linesOf(answer))
      for (const item of accessories) item.lineTotal = Math.floor(item.lineTotal * 10) / 10
  }),
  'device-drops-accessories': instead('cart.addDevice', (given, caller) => {
    for (const { accessories } of cartOf(caller).lines) accessories.clear()
    return addDevice(given, caller)
  }),
  floats: onAnswer(
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
  'first-device-alone': instead('cart.addDevice', (given, caller) =>
    addDevice({ ...given, data: { lines: (given.data.lines as Given[]).slice(0, 1) } }, caller),
  ),
  'count-of-empty-cart': (): Wrapper => {
    const last = new Map<string, number>()
    return onAnswer('recommendations.getRtCartCount', (answer, request) => {
      const name = sessionOf(request as TwinRequest)
      if (answer.rtCartCount > 0) last.set(name, answer.rtCartCount as number)
      else answer.rtCartCount = last.get(name) ?? 0
    })()
  },
  'zero-pieces': (): Wrapper => {
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
    })()
  },
  'dearer-in-cart': onAnswer(checkout, (answer) => {
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
  'name-of-first': onAnswer(checkout, (answer) => {
    const [first] = linesOf(answer)
    for (const line of linesOf(answer))
      if (line.deviceItem && first?.deviceItem) line.deviceItem.productId = first.deviceItem.skuId
  }),
  'wish-twice': (): Wrapper => {
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
  'last-line-first': onAnswer(checkout, ({ cart: { lineDetails } }) => {
    lineDetails.lastItemAddedLine = lineDetails.allLines[0]
  }),
  'new-line-id-of-each-read': onAnswer(checkout, (answer) => {
    answer.cart.lineDetails = JSON.parse(
      JSON.stringify(answer.cart.lineDetails).replaceAll(
        /([0-9a-f]{8})-[0-9a-f]{4}-/g,
        `$1-${String(Date.now()).slice(-4)}-`,
      ),
    ) as Loose
  }),
  'guest-cart-of-another': (): Wrapper => {
    let all = 0
    return onAnswer('recommendations.getRtCartCount', (answer) => {
      all = Math.max(all, answer.rtCartCount as number)
      answer.rtCartCount = all
    })()
  },
  'line-id-again': {
    small: {
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
  },
  'last-accessory-missing': onAnswer('catalogue.listProducts', ({ products }) => {
    if (products.length > 1) products.pop()
  }),
  'first-wish-missing': onAnswer('wishlist.retrieveWishlist', ({ data: { wishList } }) => {
    if (wishList.items.length < 2) return
    const [gone] = wishList.items.splice(0, 1)
    wishList.deviceList = wishList.deviceList.filter(({ productId }: Loose) => productId !== gone.productId)
    wishList.accessoryList = wishList.accessoryList.filter(({ productId }: Loose) => productId !== gone.productId)
    wishList.wishListCount = wishList.items.length
  }),
  'empty-list-for-map': onAnswer('catalogue.getProduct', ({ product }) => {
    for (const sku of product.childSkus) sku.skuFilters = []
  }),
  'wish-lost-at-once': joined('wishlist.addWishlist'),
  'json-as-text': always((reply, { key }) =>
    key === 'cases.getCases'
      ? { ...reply, headers: { ...reply.headers, 'content-type': 'text/plain; charset=utf-8' } }
      : reply,
  ),
  'sql-in-error': onRefusal('catalogue.getProduct', (error) => {
    error.message = "SQLSTATE[42S02]: Base table or view not found: 1146 Table 'shop.products_v2' doesn't exist"
  }),
  'locked-wishlist': instead('wishlist.addWishlist', (given, caller) => {
    const channel = caller.store.lockOf(caller.account)
    if (channel !== undefined) throw new Refused('CART_LOCKED', [{ lockedChannelID: channel }])
    return addWishlist(given, caller)
  }),
  'two-minutes-early': (): Wrapper => (request, pass) => {
    if (!request.url.startsWith('/test/clock')) return pass(request)
    return pass({
      ...request,
      body: request.body.replace(/PT(\d+)M/, (_, minutes: string) => `PT${Number(minutes) + 2}M`),
    })
  },
  'dearer-alone': onAnswer('catalogue.getProduct', ({ product }) => {
    for (const { price } of product.childSkus)
      price.fullRetailPrice.originalPrice = price.fullRetailPrice.discountedPrice =
        Math.round(price.fullRetailPrice.originalPrice * 110) / 100
  }),
  'accessory-among-devices': onAnswer('wishlist.retrieveWishlist', ({ data: { wishList } }) => {
    wishList.deviceList.push(...wishList.accessoryList.splice(0))
  }),
  'type-removed': instead('wishlist.removeWishlist', (given, caller) => {
    const { wishes } = caller.account
    const answer = removeWishlist(given, caller)
    for (const [id, { itemType }] of wishes) if (itemType === 'DEVICE') wishes.delete(id)
    return {
      ...answer,
      favorites: [{ id: caller.account.wishlistId, name: 'Wishlist', items: [...wishes.values()] }],
    }
  }),
  'wishlist-id-of-each-read': onAnswer('wishlist.retrieveWishlist', ({ data: { wishList } }) => {
    wishList.id = `w-${Math.random()}`
  }),
  'case-id-of-each-read': onAnswer('cases.getCases', ({ cases }) => {
    for (const one of cases) one.caseID = `k-${Math.random()}`
  }),
  'flag-as-text': onAnswer('cases.getCases', ({ cases }) => {
    for (const one of cases) one.explicitLock = String(one.explicitLock)
  }),
  'instant-without-zone': onAnswer('session.keepAlive', (answer) => {
    answer.expiresAt = String(answer.expiresAt).slice(0, 19).replace('T', ' ')
  }),
}
