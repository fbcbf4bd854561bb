import type { Drift } from '../drift'
import { onAnswer, onReply, type Loose } from '../wrappers'
import { answered, fault, isDone, read, shopperOf } from './parts'

/** Sessions, numbers, products and wishlists. */
export const otherExam: readonly Drift[] = [
  fault('numbers-held-twice', 'two shoppers are offered the same numbers', ['cart.holdNumbers'], () => {
    let first: Loose
    return onAnswer('cart.holdNumbers', (answer) => {
      first ??= answer.numbers
      answer.numbers = first
    })()
  }),
  fault(
    'cookies-after-logout',
    'signing out leaves the cookies of the customer',
    ['session.logout'],
    onReply('session.logout', (reply) => ({ ...reply, setCookies: [] })),
  ),
  fault(
    'keep-alive-stands',
    'keeping the session alive tells the end from its first call',
    ['session.keepAlive'],
    () => {
      const first = new Map<string, string>()
      return onAnswer('session.keepAlive', (answer, request) => {
        const shopper = shopperOf(request)
        first.set(shopper, first.get(shopper) ?? answer.expiresAt)
        answer.expiresAt = first.get(shopper)
      })()
    },
  ),
  fault(
    'links-shifted',
    'each product links to the one before',
    ['catalogue.listProducts'],
    onAnswer('catalogue.listProducts', ({ products }) => {
      const links = products.map(({ productURL }: Loose) => productURL)
      products.forEach((one: Loose, at: number) => {
        one.productURL = links[(at + 1) % links.length]
      })
    }),
  ),
  fault(
    'damaged-worth-more',
    'a damaged device is worth more than a good one',
    ['tradeIn.validateDevice'],
    onAnswer('tradeIn.validateDevice', ({ device }) => {
      const good = device.conditions.find(({ condition }: Loose) => condition === 'good')
      const damaged = device.conditions.find(({ condition }: Loose) => condition === 'damaged')
      if (good && damaged) [good.condition, damaged.condition] = ['damaged', 'good']
    }),
  ),
  fault(
    'value-expired',
    'a trade-in value is valid until yesterday',
    ['tradeIn.validateDevice'],
    onAnswer('tradeIn.validateDevice', (answer) => {
      answer.validUntil = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10)
    }),
  ),
  fault(
    'wish-cannot-return',
    'a product that was taken off the wishlist never comes back',
    ['wishlist.addWishlist', 'wishlist.removeWishlist'],
    () => {
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
    },
  ),
]
