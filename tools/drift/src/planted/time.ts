import type { Makings } from '../fault-table'
import type { Loose } from '../wrappers'
import { sharedBy, onDone, daysOff, onCart } from './parts'

export const timeFaults: Makings = {
  'changed-when-created': () => {
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
  },
  'list-of-orders-day-only': onDone(['checkout.listOrders'], (answer) => {
    for (const order of answer.orders) order.placedAt = `${order.placedAt.slice(0, 10)}T00:00:00.000Z`
  }),
  'hold-in-local-time': onDone(['cart.holdNumbers'], (answer) => {
    answer.heldUntil = new Date(Date.parse(answer.heldUntil) - 5 * 3_600_000).toISOString()
  }),
  'arrival-a-day-early': onDone(['catalogue.getInventory'], (answer) => {
    if (answer.arrivesOn) answer.arrivesOn = daysOff(answer.arrivesOn, -1)
  }),
  'card-month-of-javascript': onDone(['payment.listCards', 'checkout.getCheckoutDetails'], (answer) => {
    const option = answer.paymentOptions?.find(({ paymentType }: Loose) => paymentType === 'CC')
    for (const card of [...(answer.cards ?? []), ...(option?.cards ?? [])])
      card.expiryMonth = Math.max(1, card.expiryMonth - 1)
  }),
  'bar-code-never-expires': onDone(['promo.getPromoCaseIdByBarCode'], (answer) => {
    for (const found of answer.promoCases) found.expired = false
  }),
  'trade-in-value-of-last-month': onDone(['tradeIn.validateDevice'], (answer) => {
    answer.validUntil = daysOff(answer.validUntil, -62)
  }),
  'closes-in-the-morning': onDone(['support.listStores'], (answer) => {
    for (const { hours } of answer.stores) {
      const hour = Number(hours.closes.slice(0, 2))
      if (hour > 12) hours.closes = `${String(hour - 12).padStart(2, '0')}${hours.closes.slice(2)}`
    }
  }),
  'born-a-day-early': onCart((_cart, _request, { contact }) => {
    if (contact?.dateOfBirth) contact.dateOfBirth = daysOff(contact.dateOfBirth, -1)
  }),
}
