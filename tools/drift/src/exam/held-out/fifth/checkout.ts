import type { Drift } from '../../../drift'
import { type Loose, onBody } from '../../../wrappers'
import { answered, isDone, onCart, read } from '../../parts'
import { ask, heldOut, memoryOf, onDone } from '../held-out'
import { sharedBy } from '../fourth/parts'
import { experience } from '../third/parts'
import { moment, rowsOf } from './parts'

const isShort = (name: unknown): name is string => typeof name === 'string' && /^\S(?:.{0,58}\S)?$/.test(name)

/** The checkout, payments and orders. */
export const fifthCheckoutFaults: readonly Drift[] = [
  heldOut(
    'contract-of-a-removed-line',
    'dangling references',
    'The contracts of the instalments still have the one of a line that was removed',
    experience('contracts in a store of their own, which hears of new lines alone'),
    ['cart.addDevice', 'cart.removeDevice', 'checkout.getCheckoutDetails'],
    () => {
      const contractsOf = memoryOf(() => new Map<string, Loose>())
      return async (request, pass) => {
        const reply = await pass(request)
        if (!isDone(reply)) return reply
        const contracts = contractsOf(request)
        if (request.key === 'cart.addDevice') {
          const body = { cartInfo: {}, installmentContracts: true }
          const details = await ask(request, pass, 'checkout.getCheckoutDetails', body)
          for (const one of rowsOf(details && read(details.body)?.installmentContracts)) contracts.set(one.lineId, one)
        }
        const answer = read(reply.body)
        if (request.key !== 'checkout.getCheckoutDetails' || !answer.installmentContracts) return reply
        const lines = new Set(answer.cart.lineDetails.allLines)
        answer.installmentContracts.push(...[...contracts.values()].filter(({ lineId }) => !lines.has(lineId)))
        return answered(reply, answer)
      }
    },
  ),
  heldOut(
    'two-orders-of-a-double-click',
    'races',
    'Two clicks of one moment place two orders',
    experience('a check and a write without a lock between them'),
    ['checkout.placeOrder'],
    () => {
      const openOf = memoryOf(() => ({ calls: 0 }))
      return async (request, pass) => {
        if (request.key !== 'checkout.placeOrder') return pass(request)
        const open = openOf(request)
        open.calls += 1
        const { calls } = open
        await moment()
        const reply = await pass(request)
        open.calls -= 1
        if (calls === 1 || !isDone(reply)) return reply
        const answer = read(reply.body)
        answer.order.orderNumber = `${answer.order.orderNumber}${calls}`
        return answered(reply, answer)
      }
    },
  ),
  heldOut(
    'order-number-minds-case',
    'case folding',
    'An order is not found by its number in small letters',
    experience('a primary key with a binary collation'),
    ['checkout.placeOrder', 'checkout.findOrder'],
    onDone(['checkout.findOrder'], (answer, request) => {
      if (answer.order && answer.order.orderNumber !== read(request.body)?.orderNumber) delete answer.order
    }),
  ),
  heldOut(
    'order-number-is-enough',
    'privacy',
    'Whoever guesses the number of an order reads it, whatever email address is sent along',
    experience('findByNumberOrEmail'),
    ['checkout.placeOrder', 'checkout.findOrder'],
    () => {
      const orders = new Map<string, Loose>()
      return async (request, pass) => {
        const reply = await pass(request)
        if (!isDone(reply)) return reply
        const answer = read(reply.body)
        const keyOf = (orderNumber: unknown) => `${sharedBy(request)} ${String(orderNumber).toUpperCase()}`
        const isGuest = reply.headers['vzwaccountnumber'] === undefined
        if (request.key === 'checkout.placeOrder' && isGuest) orders.set(keyOf(answer.order.orderNumber), answer.order)
        if (request.key !== 'checkout.findOrder' || answer.order) return reply
        const order = orders.get(keyOf(read(request.body)?.orderNumber))
        return order ? answered(reply, { ...answer, order }) : reply
      }
    },
  ),
  heldOut(
    'no-auto-pay-is-not-said',
    'falsy values',
    'That the bills are not paid with Auto Pay is left out of the answer, as if it made no difference',
    experience('...(autoPay && { autoPay })'),
    ['cart.addDevice', 'cart.addPlan', 'checkout.setAutoPay', 'checkout.getCheckoutDetails'],
    onCart((_cart, _request, answer) => {
      if (answer.autoPay === false) delete answer.autoPay
    }),
  ),
  heldOut(
    'reference-is-the-transaction',
    'fields mixed up',
    'The cart names the transaction of a PayPal payment as its reference, and the reference as its transaction',
    experience('a constructor with two arguments of the same type'),
    ['cart.addAccessories', 'payment.paypalAuthenticate', 'checkout.getCheckoutDetails'],
    onCart((_cart, _request, { payment }) => {
      if (payment?.referenceId !== undefined && payment.transactionId !== undefined)
        [payment.referenceId, payment.transactionId] = [payment.transactionId, payment.referenceId]
    }),
  ),
  heldOut(
    'chosen-store-not-listed',
    'wrong filters',
    'The stores that have the order leave out the one that it is picked up from',
    experience('a list of other stores that two pages share'),
    ['cart.addAccessories', 'checkout.updateAddress', 'checkout.selectShipping', 'checkout.getCheckoutDetails'],
    onCart((_cart, _request, { shipmentInfo }) => {
      const chosen = shipmentInfo.storeInfo?.locationCode
      for (const shipment of [shipmentInfo, shipmentInfo.commonShipment])
        shipment.ispuStoreList = rowsOf(shipment.ispuStoreList).filter(({ locationCode }) => locationCode !== chosen)
    }),
  ),
  heldOut(
    'express-hub-offers-pickup',
    'two versions side by side',
    'The express hub offers pickup to pages that asked for none; the checkout does not',
    experience('a field that the newer of two services reads'),
    ['cart.addDevice', 'cart.addAccessories', 'checkout.getExpresshubDetails', 'checkout.getCheckoutDetails'],
    onBody('checkout.getExpresshubDetails', (body) => {
      delete body.iconicFlags
    }),
  ),
  heldOut(
    'refused-contact-half-stored',
    'refused but changed',
    'A contact that is refused for its email address has stored the name',
    experience('setters that are called while the body is checked, and a session that flushes in the end'),
    ['cart.addDevice', 'checkout.updateContact', 'checkout.getCheckoutDetails'],
    () => async (request, pass) => {
      const reply = await pass(request)
      const sent = read(request.body)?.contact
      if (request.key !== 'checkout.updateContact' || reply.status !== 400 || !isShort(sent?.firstName)) return reply
      const details = await ask(request, pass, 'checkout.getCheckoutDetails', { cartInfo: {} })
      const stored = details && read(details.body)?.contact
      if (!stored) return reply
      const contact = { ...stored, firstName: sent.firstName }
      await ask(request, pass, 'checkout.updateContact', { cartInfo: {}, contact })
      return reply
    },
  ),
  heldOut(
    'contact-and-address-at-once',
    'lost updates',
    'Of a contact and an address that are sent at once the contact is lost, and both are answered as done',
    experience('a document that each of two calls reads, changes and writes back as a whole'),
    ['cart.addDevice', 'checkout.updateContact', 'checkout.updateAddress', 'checkout.getCheckoutDetails'],
    () => {
      const openOf = memoryOf(() => ({ addresses: 0 }))
      return async (request, pass) => {
        const open = openOf(request)
        if (request.key === 'checkout.updateAddress') {
          open.addresses += 1
          await moment()
          const reply = await pass(request)
          await moment()
          open.addresses -= 1
          return reply
        }
        if (request.key !== 'checkout.updateContact') return pass(request)
        await moment()
        const details =
          open.addresses > 0 && (await ask(request, pass, 'checkout.getCheckoutDetails', { cartInfo: {} }))
        const reply = await pass(request)
        const contact = details && read(details.body)?.contact
        if (contact) await ask(request, pass, 'checkout.updateContact', { cartInfo: {}, contact })
        return reply
      }
    },
  ),
  heldOut(
    'no-store-is-null',
    'nulls',
    'An order that is delivered has null for the store to pick it up from',
    experience('a serializer that writes what is not set'),
    ['checkout.placeOrder', 'checkout.getOrder'],
    onDone(['checkout.placeOrder', 'checkout.getOrder'], ({ order }) => {
      order.store ??= null
    }),
  ),
]
