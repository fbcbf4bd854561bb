import type { Drift } from '../../../drift'
import { type Loose, onBody } from '../../../wrappers'
import { answered, inCents, isDone, onCart, read } from '../../parts'
import { ask, heldOut, memoryOf, onDone, withBody } from '../held-out'
import { experience, isId } from '../third/parts'

/** The checkout, cards and orders. */
export const fourthCheckoutFaults: readonly Drift[] = [
  heldOut(
    'pickup-without-a-store',
    'missing validation',
    'A pickup that names no store is done, at a store that nobody chose',
    experience('a default that was meant for the first page of the checkout'),
    ['checkout.updateAddress', 'checkout.selectShipping'],
    () => async (request, pass) => {
      const body = read(request.body)
      const isUnnamed = body?.selectedOptionCode === 'ISPU' && body.locationCode === undefined
      if (request.key !== 'checkout.selectShipping' || !isUnnamed) return pass(request)
      const details = await ask(request, pass, 'checkout.getCheckoutDetails', { cartInfo: {}, shippingOptions: true })
      const [store] = ((details && read(details.body)?.shipmentInfo?.ispuStoreList) ?? []) as Loose[]
      return pass(store ? withBody(request, { ...body, locationCode: store.locationCode }) : request)
    },
  ),
  heldOut(
    'surcharge-once',
    'sums',
    'Without Auto Pay the first line costs more a month, and every other line what it costs with it',
    experience('a fee that moved from the line to the order'),
    ['checkout.setAutoPay', 'cart.addDevice', 'cart.addPlan', 'checkout.getCheckoutDetails'],
    onCart(({ orderDetails: { totals } }) => {
      const [, ...others] = (totals.monthlyRows as Loose[]).filter(({ code }) => code === 'without-auto-pay')
      totals.monthlyRows = (totals.monthlyRows as Loose[]).filter((row) => !others.includes(row))
      for (const { amount } of others) totals.dueMonthly = inCents(totals.dueMonthly - amount)
    }),
  ),
  heldOut(
    'one-agreement-is-all',
    'any for every',
    'Accepting one of the agreements accepts all of them',
    experience('agreements.some(isAccepted)'),
    ['checkout.acceptAgreements', 'cart.addDevice', 'checkout.getCheckoutDetails'],
    () => async (request, pass) => {
      const body = read(request.body)
      const accepted = body?.agreementIds
      if (request.key !== 'checkout.acceptAgreements' || !Array.isArray(accepted) || accepted.length === 0)
        return pass(request)
      const details = await ask(request, pass, 'checkout.getCheckoutDetails', {
        cartInfo: {},
        customerAgreements: true,
      })
      const all = ((details && read(details.body)?.customerAgreements?.agreements) ?? []) as Loose[]
      const ids = all.map(({ agreementId }) => agreementId)
      return pass(
        accepted.every((id) => ids.includes(id)) ? withBody(request, { ...body, agreementIds: ids }) : request,
      )
    },
  ),
  heldOut(
    'any-token-will-do',
    'security',
    'A payment is taken with any anti-forgery token, also with one that repeats no cookie',
    experience('a filter that asks whether the header is there'),
    ['checkout.selectPayment'],
    () => (request, pass) => {
      const cookie = /XSRF-TOKEN=([^;]*)/.exec(request.headers['cookie'] ?? '')?.[1]
      const sent = request.headers['x-xsrf-token'] ?? ''
      if (request.key !== 'checkout.selectPayment' || sent === '' || cookie === undefined) return pass(request)
      return pass({ ...request, headers: { ...request.headers, 'x-xsrf-token': cookie } })
    },
  ),
  heldOut(
    'removes-every-card-of-a-brand',
    'wrong rows',
    'Removing a saved card removes every card of its brand',
    experience('DELETE … WHERE account = … AND brand = …'),
    ['payment.removeCard', 'payment.listCards', 'checkout.selectPayment'],
    () => async (request, pass) => {
      if (request.key !== 'payment.removeCard') return pass(request)
      const listed = await ask(request, pass, 'payment.listCards', {})
      const cards = ((listed && read(listed.body)?.cards) ?? []) as Loose[]
      const removed = cards.find(({ cardId }) => cardId === read(request.body)?.cardId)
      const reply = await pass(request)
      if (!removed || !isDone(reply)) return reply
      const others = cards.filter(({ brand, cardId }) => brand === removed.brand && cardId !== removed.cardId)
      for (const { cardId } of others) await ask(request, pass, 'payment.removeCard', { cardId })
      const answer = read(reply.body)
      const gone = new Set(others.map(({ cardId }) => cardId))
      if (answer.cards) answer.cards = (answer.cards as Loose[]).filter(({ cardId }) => !gone.has(cardId))
      return answered(reply, answer)
    },
  ),
  heldOut(
    'order-number-ignored',
    'ignored parameters',
    'Whichever order is named, the latest is answered',
    experience('a field that was renamed in one of two services'),
    ['checkout.placeOrder', 'checkout.getOrder'],
    onBody('checkout.getOrder', (body) => {
      if (isId(body.orderNumber)) delete body.orderNumber
    }),
  ),
  heldOut(
    'email-case-matters',
    'case folding',
    'An order is not found by its email address in other letters',
    experience('a collation that tells A from a'),
    ['checkout.placeOrder', 'checkout.findOrder'],
    onDone(['checkout.findOrder'], (answer, request) => {
      if (answer.order && answer.order.contact?.emailId !== read(request.body)?.emailId) delete answer.order
    }),
  ),
  heldOut(
    'saved-cart-shows-its-owner',
    'privacy',
    'Whoever knows the email address of a saved cart reads its contact and its address',
    experience('a cart that is copied as a whole'),
    ['cart.saveCart', 'cases.resumeCase', 'checkout.getCheckoutDetails', 'checkout.updateContact'],
    () => {
      const savedBy = new Map<string, Loose>()
      const shownTo = memoryOf<{ saved?: Loose }>(() => ({}))
      return async (request, pass) => {
        const { emailId } = read(request.body) ?? {}
        const details =
          request.key === 'cart.saveCart' && typeof emailId === 'string'
            ? await ask(request, pass, 'checkout.getCheckoutDetails', { cartInfo: {} })
            : undefined
        const reply = await pass(request)
        if (!isDone(reply)) return reply
        if (details && isDone(details)) {
          const { contact, shippingAddress } = read(details.body)
          savedBy.set(emailId, { ...(contact && { contact }), ...(shippingAddress && { shippingAddress }) })
        }
        if (request.key === 'cases.resumeCase' && savedBy.has(emailId)) {
          const session = /sim-session=([^;]*)/.exec(reply.setCookies.join(';'))?.[1]
          const cookie = session === undefined ? request.headers['cookie'] : `sim-session=${session}`
          shownTo({ ...request, headers: { ...request.headers, cookie: cookie ?? '' } }).saved = savedBy.get(emailId)
        }
        const { saved } = shownTo(request)
        if (request.key !== 'checkout.getCheckoutDetails' || !saved) return reply
        return answered(reply, { ...saved, ...read(reply.body) })
      }
    },
  ),
]
