import type { Drift } from '../drift'
import type { Given } from '../small-shop/operations'
import { stepView } from '../small-shop/views'
import type { TwinRequest, Wrapper } from '../twin'
import { onAnswer, type Loose } from '../wrappers'
import { checkout, reported } from './reported'
import { addDevice, removeDevice, linesOf, cartOf, sessionOf, keptBy, goneLines } from './parts'

/** Further faults of carts, which nobody had judged before they were drawn. */
export const furtherCartDrifts: readonly Drift[] = [
  reported('staleQuantity', 'quantity-cached', 'the cart is read anew only when its lines change').by(
    checkout,
    keptBy(checkout, ({ cart }) => cart.lineDetails.allLines),
  ),
  reported('cachedCart', 'count-never-falls', 'a count is cached until it rises').by(
    'recommendations.getRtCartCount',
    (): Wrapper => {
      const highest = new Map<string, number>()
      return onAnswer('recommendations.getRtCartCount', (answer, request) => {
        const name = /"?/.test(request.url) ? sessionOf(request) : ''
        highest.set(name, Math.max(highest.get(name) ?? 0, answer.rtCartCount as number))
        answer.rtCartCount = highest.get(name)
        return undefined
      })()
    },
  ),
  reported('otherCartId', 'cart-id-of-each-read', 'every read names the cart anew').answer(checkout, ({ cart }) => {
    cart.cartId = `${String(cart.cartId)}-${Date.now() % 1000}`
  }),
  reported('lineKeys', 'accessory-in-two-rows', 'an accessory stands in two rows').answer(checkout, (answer) => {
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
  reported('totalsOld', 'totals-of-first-read', 'amounts are those of the cart when its devices last changed').by(
    checkout,
    (): Wrapper => {
      const kept = new Map<string, Loose>()
      return onAnswer(checkout, (answer, request) => {
        const name = `${sessionOf(request as TwinRequest)} ${String(answer.cart.lineDetails.allLines)}`
        kept.set(name, kept.get(name) ?? answer.cart.orderDetails.totals)
        answer.cart.orderDetails.totals = kept.get(name)
        return undefined
      })()
    },
  ),
  reported('subtotalRounding', 'line-totals-floored', 'what several pieces cost is cut to ten cents').answer(
    checkout,
    (answer) => {
      for (const { accessories } of linesOf(answer))
        for (const item of accessories) item.lineTotal = Math.floor(item.lineTotal * 10) / 10
    },
  ),
  reported(
    'omittedAsNull',
    'device-drops-accessories',
    'adding a device takes the accessories of the other lines away',
  ).runs('cart.addDevice', (given, caller) => {
    for (const { accessories } of cartOf(caller).lines) accessories.clear()
    return addDevice(given, caller)
  }),
  reported('floats', 'floats', 'sums have the fractions of floating point').answer(
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
  reported('oneOfMany', 'first-device-alone', 'of several devices in one call the first is added').runs(
    'cart.addDevice',
    (given, caller) => addDevice({ ...given, data: { lines: (given.data.lines as Given[]).slice(0, 1) } }, caller),
  ),
  reported('notReset', 'count-of-empty-cart', 'the count of an emptied cart stays').by(
    'recommendations.getRtCartCount',
    (): Wrapper => {
      const last = new Map<string, number>()
      return onAnswer('recommendations.getRtCartCount', (answer, request) => {
        const name = sessionOf(request as TwinRequest)
        if (answer.rtCartCount > 0) last.set(name, answer.rtCartCount as number)
        else answer.rtCartCount = last.get(name) ?? 0
        return undefined
      })()
    },
  ),
  reported('zeroStays', 'zero-pieces', 'an accessory that is gone stays with 0 pieces').by(checkout, (): Wrapper => {
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
  }),
  reported('priceDiffers', 'dearer-in-cart', 'accessories cost more in the cart than in the catalogue').answer(
    checkout,
    (answer) => {
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
    },
  ),
  reported('otherItem', 'name-of-first', 'every line has the sku of the first').answer(checkout, (answer) => {
    const [first] = linesOf(answer)
    for (const line of linesOf(answer))
      if (line.deviceItem && first?.deviceItem) line.deviceItem.productId = first.deviceItem.skuId
  }),
  reported('wishTwice', 'wish-twice', 'adding a wish again lists it twice').by('wishlist.addWishlist', (): Wrapper => {
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
  }),
  reported('staleQuantity', 'last-line-first', 'the line that was added last is always the first').answer(
    checkout,
    ({ cart: { lineDetails } }) => {
      lineDetails.lastItemAddedLine = lineDetails.allLines[0]
    },
  ),
  reported('otherCartId', 'new-line-id-of-each-read', 'lines have other ids in each read').answer(
    checkout,
    (answer) => {
      answer.cart.lineDetails = JSON.parse(
        JSON.stringify(answer.cart.lineDetails).replaceAll(
          /([0-9a-f]{8})-[0-9a-f]{4}-/g,
          `$1-${String(Date.now()).slice(-4)}-`,
        ),
      ) as Loose
    },
  ),
  reported('mergedCarts', 'guest-cart-of-another', 'guests share one cart count').by(
    'recommendations.getRtCartCount',
    (): Wrapper => {
      let all = 0
      return onAnswer('recommendations.getRtCartCount', (answer) => {
        all = Math.max(all, answer.rtCartCount as number)
        answer.rtCartCount = all
        return undefined
      })()
    },
  ),
  reported('lineKeys', 'line-id-again', 'a line that goes leaves its id to the next one').row('cart.addDevice', {
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
  }),
]
