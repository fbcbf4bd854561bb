import type { Drift } from '../../../drift'
import { errorEnvelope } from '@soe/contracts'
import { jsonReply, type Loose } from '../../../wrappers'
import { answered, isDone, read } from '../../parts'
import { ask, everyObject, heldOut, memoryOf, onAsked, onDone } from '../held-out'
import { rowsOf } from '../fifth/parts'
import { experience, refused } from '../third/parts'

/** Delivery, payment, and what comes after the order. */
export const sixthCheckoutFaults: readonly Drift[] = [
  heldOut(
    'store-of-the-pickup-before',
    'stale columns',
    'An order that is shipped after all still names the store that it was to be picked up from',
    experience('a column that is written for one kind of delivery, and cleared for none'),
    ['cart.addDevice', 'checkout.selectShipping', 'checkout.getCheckoutDetails'],
    () => {
      const storeOf = memoryOf<{ store?: Loose }>(() => ({}))
      return onDone(['checkout.selectShipping', 'checkout.getCheckoutDetails'], ({ shipmentInfo }, request) => {
        const kept = storeOf(request)
        if (shipmentInfo?.storeInfo) kept.store = shipmentInfo.storeInfo
        else if (shipmentInfo && kept.store) shipmentInfo.storeInfo = kept.store
      })()
    },
  ),
  heldOut(
    'store-with-its-hyphen-only',
    'spellings',
    'A store that is named without its hyphen is not found',
    experience('an exact comparison of a code that has two spellings'),
    ['cart.addDevice', 'checkout.selectShipping', 'catalogue.getInventory'],
    () => async (request, pass) =>
      request.key === 'checkout.selectShipping' && /^\d+$/.test(read(request.body)?.locationCode ?? '')
        ? refused(request, 'ITEM_NOT_FOUND')
        : pass(request),
  ),
  heldOut(
    'dollars-forgotten-with-the-card',
    'absent means empty',
    'Choosing a card takes away the balances that were chosen before',
    experience('body.dollars ?? []'),
    ['cart.addDevice', 'checkout.selectPayment', 'checkout.getCheckoutDetails'],
    onAsked('checkout.selectPayment', (body) => {
      if (body.payment !== undefined) body.dollars ??= []
    }),
  ),
  heldOut(
    'card-removed-twice',
    'deletes that are not idempotent',
    'Removing a card that is gone already is a system error',
    experience('an ORM that throws where no row was deleted'),
    ['cart.addDevice', 'checkout.selectPayment', 'payment.listCards', 'payment.removeCard'],
    () => async (request, pass) => {
      if (request.key !== 'payment.removeCard') return pass(request)
      const listed = await ask(request, pass, 'payment.listCards', {})
      const cards = listed && isDone(listed) ? rowsOf(read(listed.body)?.cards) : undefined
      const id = read(request.body)?.cardId
      return cards && typeof id === 'string' && !cards.some(({ cardId }) => cardId === id)
        ? jsonReply(request, 500, errorEnvelope([{ id: 'SYSTEM_ERROR' }]))
        : pass(request)
    },
  ),
  heldOut(
    'december-is-january',
    'boundaries',
    'A card that expires in December is listed with January of the next year',
    experience('new Date(year, month) with months from 1'),
    ['cart.addDevice', 'checkout.selectPayment', 'payment.listCards'],
    onDone(['payment.listCards'], ({ cards }) => {
      for (const card of rowsOf(cards))
        if (card.expiryMonth === 12) Object.assign(card, { expiryMonth: 1, expiryYear: card.expiryYear + 1 })
    }),
  ),
  heldOut(
    'order-number-as-printed',
    'spellings',
    'An order is not found by its number in small letters',
    experience('a column with a binary collation'),
    ['cart.addDevice', 'checkout.placeOrder', 'checkout.findOrder'],
    () => {
      const known = new Set<string>()
      return async (request, pass) => {
        const reply = await pass(request)
        if (!isDone(reply)) return reply
        const answer = read(reply.body)
        if (request.key === 'checkout.placeOrder' && answer.order) known.add(answer.order.orderNumber)
        if (request.key !== 'checkout.findOrder' || known.has(read(request.body).orderNumber)) return reply
        delete answer.order
        return answered(reply, answer)
      }
    },
  ),
  heldOut(
    'counts-until-something-is-left',
    'falsy values',
    'The count of the cart stays what it was once the cart is empty',
    experience('count || lastCount'),
    ['cart.addDevice', 'cart.removeDevice', 'recommendations.getRtCartCount'],
    () => {
      const lastOf = memoryOf<{ count: number }>(() => ({ count: 0 }))
      return onDone(['recommendations.getRtCartCount'], (answer, request) => {
        const last = lastOf(request)
        last.count = answer.rtCartCount || last.count
        answer.rtCartCount = last.count
      })()
    },
  ),
  heldOut(
    'plan-brings-auto-pay-back',
    'defaults again',
    'Choosing another plan turns Auto Pay on again after the shopper has turned it off',
    experience('a default that is applied whenever the entity is rebuilt'),
    ['cart.addDevice', 'cart.addPlan', 'checkout.setAutoPay', 'checkout.getCheckoutDetails'],
    () => async (request, pass) => {
      const reply = await pass(request)
      if (request.key === 'cart.addPlan' && isDone(reply))
        await ask(request, pass, 'checkout.setAutoPay', { cartInfo: {}, autoPay: true })
      return reply
    },
  ),
  heldOut(
    'one-agreement-is-all',
    'some and every',
    'Whoever accepts one of the agreements has accepted them all',
    experience('some() where every() was meant'),
    ['cart.addDevice', 'checkout.acceptAgreements', 'checkout.getCheckoutDetails'],
    () => async (request, pass) => {
      const body = read(request.body)
      if (request.key !== 'checkout.acceptAgreements' || !(rowsOf([body])[0]?.agreementIds?.length > 0))
        return pass(request)
      const details = await ask(request, pass, 'checkout.getCheckoutDetails', { cartInfo: {} })
      const all = rowsOf(details && read(details.body)?.customerAgreements?.agreements).map((one) => one.agreementId)
      if (!body.agreementIds.every((id: string) => all.includes(id))) return pass(request)
      const { 'content-length': _length, ...headers } = request.headers
      return pass({ ...request, headers, body: JSON.stringify({ ...body, agreementIds: all }) })
    },
  ),
  heldOut(
    'contract-of-the-first-line',
    'second members',
    'The second contract finances the amount of the first',
    experience('a variable of the loop that is filled once'),
    ['cart.addDevice', 'checkout.getCheckoutDetails'],
    onDone(['checkout.getCheckoutDetails'], ({ installmentContracts: contracts }) => {
      const [first, ...others] = rowsOf(contracts)
      for (const one of others)
        Object.assign(one, { financedAmount: first.financedAmount, monthlyAmount: first.monthlyAmount })
    }),
  ),
  heldOut(
    'name-of-the-first-call',
    'stale caches',
    'An answer repeats the name that the page gave its first call, whatever this one is called',
    experience('a context of the session where one of the request was meant'),
    ['cart.addDevice', 'checkout.getCheckoutDetails'],
    () => {
      const nameOf = memoryOf<{ name?: string }>(() => ({}))
      return onDone(['checkout.getCheckoutDetails'], (answer, request) => {
        if (answer.clientCorrelationId === undefined) return
        answer.clientCorrelationId = nameOf(request).name ??= answer.clientCorrelationId
      })()
    },
  ),
  heldOut(
    'orders-with-the-latest-contact',
    'live references',
    'A contact that is set for the next order is the contact of the one before, too',
    experience('an order that refers to the profile instead of copying it'),
    ['cart.addDevice', 'checkout.updateContact', 'checkout.placeOrder', 'checkout.getOrder', 'checkout.listOrders'],
    () => {
      const contactOf = memoryOf<{ contact?: Loose }>(() => ({}))
      return onDone(['checkout.updateContact', 'checkout.getOrder', 'checkout.listOrders'], (answer, request) => {
        const kept = contactOf(request)
        if (request.key === 'checkout.updateContact') kept.contact = answer.contact
        for (const order of [...rowsOf(answer.orders), ...rowsOf([answer.order])])
          if (kept.contact) order.contact = kept.contact
      })()
    },
  ),
  heldOut(
    'apostrophe-escaped',
    'text encodings',
    'A name with an apostrophe comes back with its code in HTML',
    experience('escaping on the way in'),
    ['cart.addDevice', 'checkout.updateContact', 'checkout.getCheckoutDetails'],
    onDone(['checkout.updateContact', 'checkout.getCheckoutDetails'], (answer) => {
      everyObject(answer.contact, (object) => {
        for (const name of ['firstName', 'lastName', 'city', 'addressLine1'])
          if (typeof object[name] === 'string') object[name] = object[name].replaceAll("'", '&#39;')
      })
    }),
  ),
  heldOut(
    'address-up-to-the-hash',
    'text encodings',
    'A street with a # ends before it',
    experience('a body that passes through an address of the web'),
    ['cart.addDevice', 'checkout.updateAddress', 'checkout.getCheckoutDetails'],
    onAsked('checkout.updateAddress', ({ shippingAddress }) => {
      if (typeof shippingAddress?.addressLine1 === 'string')
        shippingAddress.addressLine1 = shippingAddress.addressLine1.split('#')[0].trim() || shippingAddress.addressLine1
    }),
  ),
  heldOut(
    'contact-after-forgetting',
    'incomplete deletes',
    'After the cache was cleared the next cart has the contact of the one that was forgotten',
    experience('a cache of which one of two keys is deleted'),
    ['cart.addDevice', 'checkout.updateContact', 'session.clearCache', 'checkout.getCheckoutDetails'],
    () => {
      const contactOf = memoryOf<{ contact?: Loose }>(() => ({}))
      return onDone(['checkout.updateContact', 'checkout.getCheckoutDetails'], (answer, request) => {
        const kept = contactOf(request)
        if (answer.contact) kept.contact = answer.contact
        else if (kept.contact) answer.contact = kept.contact
      })()
    },
  ),
]
