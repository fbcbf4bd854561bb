import { randomUUID } from 'node:crypto'
import type { Drift } from '../../../drift'
import { onReply, type Loose } from '../../../wrappers'
import { isDone, onCart, read } from '../../parts'
import { ask, everyObject, heldOut, memoryOf, onAsked, onDone, withBody } from '../held-out'
import { experience, isId } from './parts'

const isGuest = (url: string): boolean => url.includes('/prospect/')

const dayBefore = (date: string): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) - 86_400_000).toISOString().slice(0, 10)

/** Contact, delivery, payment, orders and sessions. */
export const thirdCheckoutFaults: readonly Drift[] = [
  heldOut(
    'born-a-day-early',
    'time and time zones',
    'The date of birth comes back as the day before',
    experience('a date that is parsed as midnight UTC and printed in New York'),
    ['checkout.updateContact', 'checkout.getCheckoutDetails'],
    onCart((_cart, _request, { contact }) => {
      if (contact?.dateOfBirth) contact.dateOfBirth = dayBefore(contact.dateOfBirth)
    }),
  ),
  heldOut(
    'no-is-not-kept',
    'empty and absent',
    'That somebody wants no notices is stored as if nothing had been said',
    experience('if (value) row.value = value'),
    ['checkout.updateAddress', 'checkout.getCheckoutDetails'],
    onCart((_cart, _request, answer) =>
      everyObject(answer, (object) => {
        if (object.enableEmailandTextNotification === false) delete object.enableEmailandTextNotification
      }),
    ),
  ),
  heldOut(
    'correlation-of-another-call',
    'isolation of sessions',
    'A call without a correlation id is answered with that of the call before',
    experience('a thread-local that is set and never cleared'),
    ['checkout.getCheckoutDetails', 'checkout.updateContact'],
    () => {
      let last: string | undefined
      return onDone(['checkout.getCheckoutDetails'], (answer) => {
        last = answer.clientCorrelationId ?? last
        if (last !== undefined) answer.clientCorrelationId = last
      })()
    },
  ),
  heldOut(
    'delivery-for-the-whole-order',
    'ignored fields',
    'The delivery that is chosen for one line is that of the whole order',
    experience('split shipments came later, and the field is read by nobody'),
    ['checkout.selectShipping', 'cart.addDevice', 'checkout.getCheckoutDetails'],
    onAsked('checkout.selectShipping', (body) => {
      if (isId(body.lineId)) delete body.lineId
    }),
  ),
  heldOut(
    'two-windows-selected',
    'flags',
    'A window of same-day delivery stays selected once another one is chosen',
    experience('radio buttons of one row each in the database'),
    ['checkout.selectShipping', 'checkout.getCheckoutDetails'],
    () => {
      const seen = memoryOf(() => new Set<string>())
      return onCart((_cart, request, answer) =>
        everyObject(answer.shipmentInfo, ({ sddAvailableWindows }) => {
          for (const window of sddAvailableWindows ?? []) {
            if (window.selected) seen(request).add(window.id)
            window.selected = seen(request).has(window.id)
          }
        }),
      )()
    },
  ),
  heldOut(
    'latest-card-pays',
    'first, last and default',
    'Whichever saved card is chosen, the latest one pays',
    experience('findFirstByAccountOrderBySavedDesc'),
    ['checkout.selectPayment', 'payment.listCards', 'checkout.getCheckoutDetails'],
    () => async (request, pass) => {
      const body = read(request.body)
      if (request.key !== 'checkout.selectPayment' || body?.payment?.paymentType !== 'saved-card')
        return await pass(request)
      const listed = await ask(request, pass, 'payment.listCards', {})
      const cards: Loose[] = listed && isDone(listed) ? read(listed.body).cards : []
      const isKnown = cards.some(({ cardId }) => cardId === body.payment.cardId)
      return await pass(
        isKnown ? withBody(request, { ...body, payment: { ...body.payment, cardId: cards[0].cardId } }) : request,
      )
    },
  ),
  heldOut(
    'cards-oldest-first',
    'order of lists',
    'The saved cards of the account are listed with the oldest first',
    experience('the primary key is the order'),
    ['payment.listCards', 'checkout.selectPayment'],
    onDone(['payment.listCards'], ({ cards }) => void cards.reverse()),
  ),
  heldOut(
    'guests-pay-by-bill',
    'audiences',
    'A guest, who has no account, is offered to pay with the next bill',
    experience('the list of the ways to pay is cached for everyone'),
    ['checkout.getCheckoutDetails', 'checkout.selectPayment'],
    onDone(['checkout.getCheckoutDetails'], ({ paymentOptions }, { url }) => {
      if (isGuest(url) && paymentOptions && !paymentOptions.some(({ paymentType }: Loose) => paymentType === 'BTA'))
        paymentOptions.push({ paymentType: 'BTA', paymentSequence: paymentOptions.length + 1 })
    }),
  ),
  heldOut(
    'declined-wipes-payment',
    'refused but changed',
    'A card that is declined wipes the payment that was chosen before',
    experience('the old row is deleted in a transaction of its own'),
    ['checkout.selectPayment', 'checkout.getCheckoutDetails'],
    () => {
      const lastOf = memoryOf(() => ({ isWiped: false }))
      return async (request, pass) => {
        const reply = await onCart(({ lineDetails }, same, answer) => {
          if (same.key === 'checkout.selectPayment') lastOf(same).isWiped = false
          if (!lastOf(same).isWiped) return
          delete answer.payment
          lineDetails.payments = []
        })()(request, pass)
        if (request.key === 'checkout.selectPayment' && reply.body.includes('PAYMENT_DECLINED'))
          lastOf(request).isWiped = true
        return reply
      }
    },
  ),
  heldOut(
    'named-order-is-latest',
    'ignored fields',
    'An order that is named is answered with the latest one',
    experience('a cache of the session with a key without the number'),
    ['checkout.getOrder', 'checkout.placeOrder'],
    () => async (request, pass) => {
      const reply = await pass(request)
      if (request.key !== 'checkout.getOrder' || !isDone(reply)) return reply
      return await pass(withBody(request, {}))
    },
  ),
  heldOut(
    'guests-find-orders-of-customers',
    'isolation of sessions',
    'The search for orders of guests finds those of customers, too',
    experience('the condition on the account was lost in a refactoring'),
    ['checkout.findOrder', 'checkout.placeOrder'],
    () => {
      const orders = new Map<string, Loose>()
      return async (request, pass) => {
        const reply = await onDone(['checkout.findOrder'], (answer, { body }) => {
          const { orderNumber, emailId } = read(body)
          const order = orders.get(String(orderNumber).toUpperCase())
          if (order?.contact.emailId.toLowerCase() === String(emailId).toLowerCase()) answer.order ??= order
        })()(request, pass)
        if (request.key === 'checkout.placeOrder' && isDone(reply)) {
          const { order } = read(reply.body)
          orders.set(order.orderNumber.toUpperCase(), order)
        }
        return reply
      }
    },
  ),
  heldOut(
    'seen-total-not-checked',
    'preconditions',
    'An order is placed at another total than the one that the shopper saw',
    experience('the check ran in the old monolith'),
    ['checkout.placeOrder'],
    onAsked('checkout.placeOrder', (body) => {
      if (typeof body.dueToday === 'number' && Math.abs(body.dueToday) <= 1_000_000) delete body.dueToday
    }),
  ),
  heldOut(
    'count-after-order',
    'state after the order',
    'The cookies still count what was ordered',
    experience('the cookies are written by the cart service, which does not hear of the order'),
    ['checkout.placeOrder'],
    onReply('checkout.placeOrder', (reply) => ({
      ...reply,
      setCookies: reply.setCookies.filter((cookie) => !/^(?:prospect|gn)CartCount=/.test(cookie)),
    })),
  ),
  heldOut(
    'kept-alive-as-another',
    'sessions and cookies',
    "Keeping a guest's session alive starts another one without the cart",
    experience('a rotation of the session id that does not copy its values'),
    ['session.continueGuest', 'cart.addDevice', 'checkout.getCheckoutDetails'],
    onReply('session.continueGuest', (reply) => ({
      ...reply,
      setCookies: [`sim-session=${randomUUID().replaceAll('-', '')}; Path=/; HttpOnly; SameSite=Lax`],
    })),
  ),
]
