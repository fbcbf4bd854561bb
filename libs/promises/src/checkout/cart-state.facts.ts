import { mayEndCart, cartChanges } from './cart-changes'
import { cartFact, only } from './cart.facts'
import { fromCheckout } from './from-checkout'
import { effect, lostBy, refutes, fromAnswer, type Fact } from '../promise/fact'
import type { CaseSummary } from '@soe/contracts'
import { fromStep } from '../shared/from-step'

export const lastLineFact: Fact<string> = {
  name: 'lastLine',
  says: 'lastItemAddedLine is the line that a device or an accessory was added to last',
  sources: [fromCheckout(({ cart }) => cart.lineDetails.lastItemAddedLine)],
  effects: {
    ...lostBy<string>(...mayEndCart),
    ...effect('cart.addDevice', (_before, { answer }, known) => {
      const { lines } = known(cartFact) ?? {}
      const seen = answer.serviceBody.serviceResponse.context.cartInfo.lines.map(({ lineId }) => lineId)
      return lines && only(seen.filter((id) => !Object.hasOwn(lines, id)))
    }),
    ...effect(
      'cart.addAccessories',
      (_before, { request }) =>
        request &&
        only(request.data.lines.flatMap(({ mtn, addAccessories = [] }) => (addAccessories.length > 0 ? [mtn] : []))),
    ),
  },
  right: [
    {
      key: 'cart.addAccessories',
      request: { data: { lines: [{ mtn: 'b', addAccessories: [{ id: 'x', qty: 1 }] }] } },
      answer: {},
    },
    {
      key: 'checkout.getCheckoutDetails',
      answer: { shipmentInfo: {}, cart: { lineDetails: { lastItemAddedLine: 'b' } } },
    },
  ],
  wrong: [
    {
      key: 'cart.addAccessories',
      request: { data: { lines: [{ mtn: 'b', addAccessories: [{ id: 'x', qty: 1 }] }] } },
      answer: {},
    },
    {
      key: 'checkout.getCheckoutDetails',
      answer: { shipmentInfo: {}, cart: { lineDetails: { lastItemAddedLine: 'a' } } },
    },
  ],
}

/** What a case says besides the lock, which others set. */
const shownCase = ({ caseID, standaloneTradeIn, triggerResumeCase, triggerValidateCart }: CaseSummary) =>
  [caseID, { standaloneTradeIn, triggerResumeCase, triggerValidateCart }].map((part) => JSON.stringify(part)).join(' ')

export const casesFact: Fact<readonly string[]> = {
  name: 'cases',
  says: 'the cases that a change answers with are those that are listed',
  sources: [
    fromStep(({ cases }) => cases.map(shownCase).sort()),
    fromAnswer('cases.getCases', ({ answer: { cases } }) => cases.map(shownCase).sort()),
  ],
  effects: lostBy(...cartChanges),
  right: [
    { key: 'cases.getCases', answer: { cases: [{ caseID: 'x1' }] } },
    { key: 'cases.getCases', answer: { cases: [{ caseID: 'x1' }] } },
  ],
  wrong: [
    { key: 'cases.getCases', answer: { cases: [{ caseID: 'x1' }] } },
    { key: 'cases.getCases', answer: { cases: [] } },
  ],
}

/** A channel, or none. */
export const lockFact: Fact<string> = {
  name: 'lock',
  says: 'every answer names the channel that holds the cart',
  isOthers: true,
  sources: [
    fromStep(({ cases, cartInfo: { cartId } }) => {
      const own = cases.find((one) => one.cartId === cartId)
      return own && (own.lockedChannelID ?? 'none')
    }),
    fromAnswer('cases.getCases', ({ answer: { cases } }) => cases[0] && (cases[0].lockedChannelID ?? 'none')),
    fromAnswer('cart.checkExistingCart', ({ answer }) =>
      answer.existingCart ? (answer.lockedChannelID ?? 'none') : undefined,
    ),
  ],
  effects: lostBy('cases.resumeCase', ...mayEndCart),
  right: [],
  wrong: [],
}

export const scheduleFact: Fact<boolean> = {
  name: 'schedule',
  says: 'an order is scheduled for later until its schedule is cancelled',
  sources: [],
  effects: effect('cart.saveCart', (before, { request }) => request?.scheduleOrder ?? before),
  refutes: [
    refutes<'cart.addDevice' | 'cart.addAccessories', boolean>(
      ['cart.addDevice', 'cart.addAccessories'],
      '208',
      'an order whose schedule was cancelled is not scheduled',
      (isScheduled) => !isScheduled,
    ),
  ],
  right: [],
  wrong: [],
}

export const cartStateFacts = [lastLineFact, casesFact, lockFact, scheduleFact]
