import type { Drift } from '../../drift'
import { answered, isDone, linesOf, read } from '../parts'
import type { Loose } from '../../wrappers'
import { ask, cartOf, heldOut, memoryOf, onAsked, onDone, withBody } from './held-out'

const experience = (how: string) => `experience: ${how}`

const isFlag = (value: unknown): boolean => value === undefined || typeof value === 'boolean'

/** Faults of the second list in what a change does. */
export const secondChangeFaults: readonly Drift[] = [
  heldOut(
    'removed-card-offered',
    'stale caches',
    'A removed card is still among the payment options',
    experience('the wallet and the checkout have a cache each'),
    ['payment.removeCard', 'payment.listCards', 'checkout.selectPayment', 'checkout.getCheckoutDetails'],
    () => {
      const seen = memoryOf(() => new Map<string, Loose>())
      return onDone(['checkout.getCheckoutDetails', 'payment.listCards'], (answer, request) => {
        const cards = seen(request)
        const option = answer.paymentOptions?.find(({ paymentType }: Loose) => paymentType === 'CC')
        const now: Loose[] = answer.cards ?? option?.cards ?? []
        for (const card of now) cards.set(card.cardId, card)
        const gone = [...cards.values()].filter(({ cardId }) => !now.some((card) => card.cardId === cardId))
        if (option && gone.length > 0) option.cards = [...now, ...gone].slice(0, 10)
      })()
    },
  ),
  heldOut(
    'gone-card-not-found',
    'idempotency',
    'Removing a card that is gone already answers that it was not found',
    experience('DELETE that checks the count of rows'),
    ['payment.removeCard', 'payment.listCards', 'checkout.selectPayment'],
    () => async (request, pass) => {
      if (request.key !== 'payment.removeCard') return await pass(request)
      const listed = await ask(request, pass, 'payment.listCards', {})
      const asked = read(request.body)?.cardId
      const had = listed && isDone(listed) && read(listed.body).cards.some(({ cardId }: Loose) => cardId === asked)
      const reply = await pass(request)
      if (had || !isDone(reply)) return reply
      const [id, name, message] = ['ITEM_NOT_FOUND', 'ITEM_NOT_FOUND', 'The item was not found.']
      const error = { id, name, message, serviceErrMsg: message, errorCategory: 'BUSINESSERR', severity: 'Error' }
      const serviceHeader = { statusCode: id, statusMsg: id }
      return answered(reply, { statusCode: id, serviceHeader, errors: [{ ...error, details: [] }] })
    },
  ),
  heldOut(
    'card-saved-unasked',
    'flags',
    'A card is saved though the shopper asked not to',
    experience('a checkbox that is off is not sent, and the column has the default true'),
    ['checkout.selectPayment', 'payment.listCards'],
    onAsked('checkout.selectPayment', (body) => {
      if (body.payment?.paymentType === 'card' && body.payment.saveCard !== true && isFlag(body.payment.saveCard))
        body.payment.saveCard = true
    }),
  ),
  heldOut(
    'empty-list-of-bar-codes',
    'limits and boundaries',
    'An empty list of bar codes leaves those of the cart as they are',
    experience('if (codes.length) for if (codes)'),
    ['cart.updateBarcode', 'checkout.getCheckoutDetails'],
    () => {
      const lastOf = memoryOf<{ codes: unknown[] }>(() => ({ codes: [] }))
      return (request, pass) => {
        const body = read(request.body)
        const codes = body?.cartInfo?.barCodeIds
        if (request.key !== 'cart.updateBarcode' || !Array.isArray(codes)) return pass(request)
        const last = lastOf(request)
        if (codes.length > 0) last.codes = codes
        const cartInfo = { ...body.cartInfo, barCodeIds: last.codes }
        return pass(withBody(request, { ...body, cartInfo }))
      }
    },
  ),
  heldOut(
    'emergency-address-one-line',
    'partial updates',
    'The second line of an emergency address is lost',
    experience('the emergency service takes one line'),
    ['cart.e911Address', 'checkout.getCheckoutDetails'],
    onAsked('cart.e911Address', (body) => {
      for (const { e911Address } of body.lines ?? [])
        if (typeof e911Address?.addressLine2 === 'string' && e911Address.addressLine2.length <= 80)
          delete e911Address.addressLine2
    }),
  ),
  heldOut(
    'check-stores-emergency-address',
    'reads that change',
    'Checking an emergency address stores it with the line',
    experience('the check and the change share a method'),
    ['cart.validateE911Address', 'cart.e911Address', 'checkout.getCheckoutDetails'],
    () => async (request, pass) => {
      const reply = await pass(request)
      if (request.key !== 'cart.validateE911Address' || !isDone(reply)) return reply
      const { e911Address } = read(request.body)
      const mtn = read(reply.body).processingMTN
      await ask(request, pass, 'cart.e911Address', { cartInfo: {}, lines: [{ mtn, e911Address }] })
      return reply
    },
  ),
  heldOut(
    'second-rating-ignored',
    'lost updates',
    'A trade-in that is rated again keeps its first condition, and the answer is a success',
    experience('INSERT … ON CONFLICT DO NOTHING'),
    ['tradeIn.addDevice', 'checkout.getCheckoutDetails'],
    () => async (request, pass) => {
      const body = read(request.body)
      if (request.key !== 'tradeIn.addDevice' || !body?.submissionId || !body.condition) return await pass(request)
      const cart = await cartOf(request, pass)
      const item = cart?.lineDetails.tradeInDetail.tradeInItems.find(
        ({ submissionId }: Loose) => submissionId === body.submissionId,
      )
      return await pass(item?.condition ? withBody(request, { ...body, condition: item.condition }) : request)
    },
  ),
  heldOut(
    'removing-one-trade-in-takes-all',
    'deletes without a condition',
    'Removing one trade-in removes the others too',
    experience('DELETE … WHERE cart_id = ?'),
    ['tradeIn.addDevice', 'checkout.getCheckoutDetails'],
    () => async (request, pass) => {
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
    },
  ),
  heldOut(
    'unknown-agreement-accepted',
    'wrong error code',
    'Accepting an agreement that nobody knows is a success that does nothing',
    experience('UPDATE … WHERE id IN (…) without a look at the count'),
    ['checkout.acceptAgreements', 'checkout.getCheckoutDetails'],
    () => async (request, pass) => {
      const reply = await pass(request)
      if (request.key !== 'checkout.acceptAgreements' || !reply.body.includes('ITEM_NOT_FOUND')) return reply
      const details = await ask(request, pass, 'checkout.getCheckoutDetails', { cartInfo: {} })
      return details && isDone(details) ? { ...reply, status: 200, body: details.body } : reply
    },
  ),
  heldOut(
    'sim-of-first-line',
    'ids',
    'The SIM that was chosen for a line is set on the first line',
    experience('lines[0] of a cart that had one line in every test'),
    ['cart.switchSim', 'cart.addDevice', 'checkout.getCheckoutDetails'],
    () => async (request, pass) => {
      if (request.key !== 'cart.switchSim') return await pass(request)
      const body = read(request.body)
      const lines: string[] = (await cartOf(request, pass))?.lineDetails.allLines ?? []
      return await pass(lines.includes(body?.mtn) ? withBody(request, { ...body, mtn: lines[0] }) : request)
    },
  ),
  heldOut(
    'chosen-number-ignored',
    'ignored fields',
    'The carrier chooses a number though the shopper chose one of those held',
    experience('the field was renamed on one side'),
    ['cart.assignMtn', 'cart.holdNumbers', 'checkout.getCheckoutDetails'],
    onAsked('cart.assignMtn', (body) => {
      if (body.number?.choice === 'new' && /^\d{10}$/.test(body.number.mtn)) delete body.number.mtn
    }),
  ),
  heldOut(
    'store-code-with-hyphen-unknown',
    'ids',
    'A store is not found by its code with a hyphen',
    experience('codes are compared as texts'),
    ['checkout.selectShipping', 'support.listStores'],
    onAsked('checkout.selectShipping', (body) => {
      if (typeof body.locationCode === 'string' && body.locationCode.includes('-')) body.locationCode = '9999999'
    }),
  ),
  heldOut(
    'count-cookie-one-behind',
    'sessions and cookies',
    'The cookie with the count of the cart has the count before the change',
    experience('the cookie is written before the transaction'),
    ['cart.addDevice', 'cart.addAccessories', 'cart.removeDevice'],
    () => {
      const lastOf = memoryOf<{ count: string }>(() => ({ count: '0' }))
      return async (request, pass) => {
        const reply = await pass(request)
        const last = lastOf(request)
        const setCookies = reply.setCookies.map((cookie) => {
          const count = /^(?:prospect|gn)CartCount=(\d+)/.exec(cookie)?.[1]
          if (count === undefined || request.key === undefined) return cookie
          const late = cookie.replace(`CartCount=${count}`, `CartCount=${last.count}`)
          last.count = count
          return late
        })
        return { ...reply, setCookies }
      }
    },
  ),
  heldOut(
    'quote-replaces-accessories',
    'lost updates',
    'The accessories of a quote take the place of those in the cart',
    experience('PUT for PATCH'),
    ['quote.retrieveAccessoriesFromQuote', 'cart.saveCart', 'cart.addAccessories', 'checkout.getCheckoutDetails'],
    () => async (request, pass) => {
      if (request.key !== 'quote.retrieveAccessoriesFromQuote') return await pass(request)
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
    },
  ),
  heldOut(
    'cache-not-cleared',
    'state between answers',
    'Forgetting the cart of a prospect answers a success and forgets nothing',
    experience('an asynchronous job that is no longer deployed'),
    ['session.clearCache', 'cart.addDevice', 'checkout.getCheckoutDetails'],
    () => async (request, pass) => {
      if (request.key !== 'session.clearCache' || !/^(\{.{0,200}\})?$/.test(request.body)) return await pass(request)
      const reply = await ask(request, pass, 'session.continueGuest', {})
      return reply && isDone(reply) ? answered(reply, { code: 200 }) : await pass(request)
    },
  ),
  heldOut(
    'old-second-line-sticks',
    'partial updates',
    'A new address without a second line keeps the second line of the one before',
    experience('Object.assign(old, new)'),
    ['checkout.updateAddress', 'checkout.getCheckoutDetails'],
    () => {
      const lastOf = memoryOf<{ second?: string }>(() => ({}))
      return onAsked('checkout.updateAddress', ({ shippingAddress }, request) => {
        const last = lastOf(request)
        if (typeof shippingAddress !== 'object' || shippingAddress === null) return
        if (typeof shippingAddress.addressLine2 === 'string') last.second = shippingAddress.addressLine2
        else if (last.second !== undefined) shippingAddress.addressLine2 = last.second
      })()
    },
  ),
]
