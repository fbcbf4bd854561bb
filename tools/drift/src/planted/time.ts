import { type Loose } from '../wrappers'
import { experience, github, fault, type PlantedFault } from './fault'
import { sharedBy, onDone, daysOff } from './parts'

export const timeFaults: readonly PlantedFault[] = [
  fault('fourth', 'changed-when-created', 'instants')
    .says('The latest change of a cart is told as the time when it was begun')
    .from(experience('created_at and updated_at that one trigger sets'))
    .in('cart.addDevice', 'cart.addAccessories', 'cases.getCases')
    .by(() => {
      const begunAt = new Map<string, string>()
      return onDone(['cart.addDevice', 'cart.addAccessories', 'cases.getCases'], (answer, request) => {
        const cases = answer.cases ?? answer.serviceBody?.serviceResponse.context.cases
        for (const one of (cases ?? []) as Loose[]) {
          if (one.changedAt === undefined) continue
          const key = `${sharedBy(request)} ${one.caseID}`
          const begun = begunAt.get(key) ?? one.changedAt
          begunAt.set(key, begun)
          one.changedAt = begun
        }
      })()
    }),
  fault('first', 'list-of-orders-day-only', 'time and time zones')
    .says('The list of orders says the day at midnight where the order has the instant')
    .from(github('Kademi/kademi-dev/issues/4759'))
    .in('checkout.listOrders', 'checkout.getOrder', 'checkout.placeOrder')
    .onDone(['checkout.listOrders'], (answer) => {
      for (const order of answer.orders) order.placedAt = `${order.placedAt.slice(0, 10)}T00:00:00.000Z`
    }),
  fault('first', 'hold-in-local-time', 'time and time zones')
    .says('Numbers are held until a local time that is sent as UTC, five hours ago')
    .from(github('EbbLabs/python-tidal/pull/117'))
    .in('cart.holdNumbers')
    .onDone(['cart.holdNumbers'], (answer) => {
      answer.heldUntil = new Date(Date.parse(answer.heldUntil) - 5 * 3_600_000).toISOString()
    }),
  fault('first', 'arrival-a-day-early', 'time and time zones')
    .says('The product page promises a day earlier than the checkout for the same delivery')
    .from(github('mitodl/mitxpro/issues/991'))
    .in('catalogue.getInventory', 'checkout.getCheckoutDetails', 'cart.addDevice')
    .onDone(['catalogue.getInventory'], (answer) => {
      if (answer.arrivesOn) answer.arrivesOn = daysOff(answer.arrivesOn, -1)
    }),
  fault('second', 'card-month-of-javascript', 'time and time zones')
    .says('The month in which a saved card expires is counted from zero')
    .from(experience('Date.getMonth()'))
    .in('payment.listCards', 'checkout.selectPayment', 'checkout.getCheckoutDetails')
    .onDone(['payment.listCards', 'checkout.getCheckoutDetails'], (answer) => {
      const option = answer.paymentOptions?.find(({ paymentType }: Loose) => paymentType === 'CC')
      for (const card of [...(answer.cards ?? []), ...(option?.cards ?? [])])
        card.expiryMonth = Math.max(1, card.expiryMonth - 1)
    }),
  fault('second', 'bar-code-never-expires', 'time and time zones')
    .says('The look-up says of a bar code that has expired that it has not')
    .from(experience('the look-up compares with the year alone'))
    .in('promo.getPromoCaseIdByBarCode', 'cart.updateBarcode')
    .onDone(['promo.getPromoCaseIdByBarCode'], (answer) => {
      for (const found of answer.promoCases) found.expired = false
    }),
  fault('second', 'trade-in-value-of-last-month', 'time and time zones')
    .says('The value of a trade-in is told with a last day that is over')
    .from(experience('a month is subtracted where it should be added'))
    .in('tradeIn.validateDevice')
    .onDone(['tradeIn.validateDevice'], (answer) => {
      answer.validUntil = daysOff(answer.validUntil, -62)
    }),
  fault('second', 'closes-in-the-morning', 'time and time zones')
    .says('Stores close at hours of the afternoon that are told without it: 08:00 for 20:00')
    .from(experience('hh:mm for HH:mm'))
    .in('support.listStores', 'checkout.getCheckoutDetails')
    .onDone(['support.listStores'], (answer) => {
      for (const { hours } of answer.stores) {
        const hour = Number(hours.closes.slice(0, 2))
        if (hour > 12) hours.closes = `${String(hour - 12).padStart(2, '0')}${hours.closes.slice(2)}`
      }
    }),
  fault('third', 'born-a-day-early', 'time and time zones')
    .says('The date of birth comes back as the day before')
    .from(experience('a date that is parsed as midnight UTC and printed in New York'))
    .in('checkout.updateContact', 'checkout.getCheckoutDetails')
    .onCart((_cart, _request, { contact }) => {
      if (contact?.dateOfBirth) contact.dateOfBirth = daysOff(contact.dateOfBirth, -1)
    }),
]
