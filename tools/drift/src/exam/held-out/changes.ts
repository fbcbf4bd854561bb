import type { Drift } from '../../drift'
import { answered, isDone, read } from '../parts'
import { ask, cartOf, heldOut, memoryOf, onAsked, withBody } from './held-out'

const github = (place: string) => `https://github.com/${place}`

/** Whether the contract takes so many: what it refuses, the faulty backend refuses too. */
const isWithin = (items: unknown, most: number): boolean =>
  Array.isArray(items) && items.length > 1 && items.length <= most && items.every(Boolean)

/** Faults in what a change does to the state behind it. */
export const changeFaults: readonly Drift[] = [
  heldOut(
    'accessories-first-line-only',
    'partial updates',
    'Of accessories for several lines, the first line alone gets its own, and the answer is a success',
    github('openmobilityfoundation/mobility-data-specification/issues/891'),
    ['cart.addAccessories', 'checkout.getCheckoutDetails'],
    onAsked('cart.addAccessories', (body) => {
      const lines = body.data?.lines
      if (isWithin(lines, 10)) body.data.lines = lines.slice(0, 1)
    }),
  ),
  heldOut(
    'accessories-last-of-many',
    'lost updates',
    'Of several accessories of one request, the last one overwrites the others',
    github('thelia/thelia/issues/601'),
    ['cart.addAccessories', 'checkout.getCheckoutDetails'],
    onAsked('cart.addAccessories', (body) => {
      for (const line of body.data?.lines ?? [])
        if (isWithin(line?.addAccessories, 20)) line.addAccessories = line.addAccessories.slice(-1)
    }),
  ),
  heldOut(
    'wishlist-first-item-only',
    'partial updates',
    'Of several items the wishlist keeps the first',
    github('bagisto/bagisto/issues/5931'),
    ['wishlist.addWishlist', 'wishlist.retrieveWishlist'],
    onAsked('wishlist.addWishlist', (body) => {
      for (const favorite of body.data?.favorites ?? [])
        if (isWithin(favorite?.items, 50)) favorite.items = favorite.items.slice(0, 1)
    }),
  ),
  heldOut(
    'address-resets-shipping',
    'partial updates',
    'A new address puts the chosen delivery back to the first option, though the chosen one is still offered',
    github('spree/spree/issues/8135'),
    ['checkout.updateAddress', 'checkout.selectShipping', 'checkout.getCheckoutDetails'],
    () => async (request, pass) => {
      const reply = await pass(request)
      if (request.key !== 'checkout.updateAddress' || !isDone(reply)) return reply
      const option = read(reply.body).shipmentInfo?.shippingOptions?.[0]?.shippingOptionId
      const again = await ask(request, pass, 'checkout.selectShipping', { cartInfo: {}, selectedOptionCode: option })
      return again && isDone(again) ? { ...reply, body: again.body } : reply
    },
  ),
  heldOut(
    'adding-drops-promo',
    'promo',
    'Adding an accessory drops the promo code that was applied',
    github('lightspeedretail/webstore/issues/138'),
    ['cart.addAccessories', 'cart.applyPromo', 'checkout.getCheckoutDetails'],
    () => {
      const codesOf = memoryOf(() => ({ codes: new Set<string>() }))
      return async (request, pass) => {
        const reply = await pass(request)
        const { codes } = codesOf(request)
        if (!isDone(reply)) return reply
        if (request.key === 'cart.applyPromo') codes.add(String(read(request.body)?.promoCode))
        if (request.key !== 'cart.addAccessories') return reply
        for (const promoCode of codes) await ask(request, pass, 'cart.removePromo', { promoCode })
        codes.clear()
        return reply
      }
    },
  ),
  heldOut(
    'donation-adds-up',
    'idempotency',
    'A donation that is sent again is added to the first instead of taking its place',
    github('furthemore/APIS/pull/193'),
    ['cart.addDonation', 'checkout.getCheckoutDetails'],
    () => {
      const givenBy = memoryOf(() => ({ amount: 0 }))
      return async (request, pass) => {
        if (request.key !== 'cart.addDonation') return await pass(request)
        const body = read(request.body)
        const given = givenBy(request)
        const asked = body?.donationAmount
        if (typeof asked !== 'number' || asked <= 0) {
          given.amount = 0
          return await pass(request)
        }
        const amount = Math.round((given.amount + asked) * 100) / 100
        const reply = await pass(withBody(request, { ...body, donationAmount: amount }))
        if (isDone(reply)) given.amount = amount
        return reply
      }
    },
  ),
  heldOut(
    'refused-device-empties-cart',
    'wrong error code',
    'A refused device leaves an empty cart behind',
    github('chec/commerce.js/issues/51'),
    ['cart.addDevice', 'cart.removeDevice', 'checkout.getCheckoutDetails'],
    () => async (request, pass) => {
      const reply = await pass(request)
      if (request.key !== 'cart.addDevice' || isDone(reply) || !reply.body.includes('ITEM_NOT_FOUND')) return reply
      const cart = await cartOf(request, pass)
      for (const lineId of cart?.lineDetails?.allLines ?? [])
        await ask(request, pass, 'cart.removeDevice', { cartInfo: {}, lineId })
      return reply
    },
  ),
  heldOut(
    'refused-accessories-half-added',
    'partial updates',
    'A request that is refused for one unknown accessory has added the others',
    github('craftcms/commerce/issues/714'),
    ['cart.addAccessories', 'checkout.getCheckoutDetails'],
    () => async (request, pass) => {
      const reply = await pass(request)
      if (request.key !== 'cart.addAccessories' || !reply.body.includes('ITEM_NOT_FOUND')) return reply
      const body = read(request.body)
      for (const line of body?.data?.lines ?? [])
        for (const accessory of line?.addAccessories ?? [])
          await pass(withBody(request, { ...body, data: { lines: [{ ...line, addAccessories: [accessory] }] } }))
      return reply
    },
  ),
  heldOut(
    'quote-restores-one-of-each',
    'counting and sums',
    'A cart that is resumed from its quote has one of each accessory',
    'experience: the saved cart keeps skus, and quantities are a later column',
    ['quote.retrieveCartFromQuote', 'cart.saveCart', 'cart.addAccessories', 'checkout.getCheckoutDetails'],
    () => async (request, pass) => {
      const reply = await pass(request)
      if (request.key !== 'quote.retrieveCartFromQuote' || !isDone(reply)) return reply
      const cart = await cartOf(request, pass)
      for (const [mtn, line] of Object.entries(cart?.lineDetails?.lineInfo ?? {}))
        for (const { itemCode: id, qty } of (line as { accessories: { itemCode: string; qty: number }[] }).accessories)
          if (qty > 1)
            await ask(request, pass, 'cart.addAccessories', {
              cartInfo: {},
              data: { lines: [{ mtn, addAccessories: [{ id, qty: 1 }], removeAccessories: [{ id, qty: 1 }] }] },
            })
      return reply
    },
  ),
  heldOut(
    'autopay-change-not-read',
    'stale caches',
    'Reads say Auto Pay as it was first chosen; the change itself answers right',
    'experience: reads go to a replica that lags',
    ['checkout.setAutoPay', 'checkout.getCheckoutDetails'],
    () => {
      const firstOf = memoryOf<{ autoPay?: unknown }>(() => ({}))
      return async (request, pass) => {
        const reply = await pass(request)
        if (request.key !== 'checkout.getCheckoutDetails' || !isDone(reply)) return reply
        const answer = read(reply.body)
        const first = firstOf(request)
        if (answer.autoPay === undefined) return reply
        first.autoPay ??= answer.autoPay
        return answered(reply, { ...answer, autoPay: first.autoPay })
      }
    },
  ),
  heldOut(
    'long-names-cut',
    'limits and boundaries',
    'Names are cut to twenty characters without a word',
    'experience: a column of the legacy billing system is twenty characters wide',
    ['checkout.updateContact', 'checkout.updateAddress', 'checkout.getCheckoutDetails'],
    () => (request, pass) => {
      const cut = (body: { firstName?: unknown; lastName?: unknown } | undefined) => {
        for (const field of ['firstName', 'lastName'] as const) {
          const name = body?.[field]
          if (body && typeof name === 'string' && name.length <= 60) body[field] = name.slice(0, 20).trim()
        }
      }
      const body = read(request.body)
      if (request.key === 'checkout.updateContact') cut(body?.contact)
      else if (request.key === 'checkout.updateAddress') cut(body?.shippingAddress)
      else return pass(request)
      return body === undefined ? pass(request) : pass(withBody(request, body))
    },
  ),
]
