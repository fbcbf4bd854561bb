import type { Drift } from '../drift'
import { checkout, reported } from './reported'
import { linesOf, contextOf } from './parts'

const hours = (text: string, by: number) => new Date(Date.parse(text) + by * 3_600_000).toISOString()

/** Amounts, instants and owners that do not hold within an answer. */
export const answerDrifts: readonly Drift[] = [
  reported('total', 'cents-for-dollars', 'prices of the cart are in cents').answer(checkout, (answer) => {
    for (const { deviceItem } of linesOf(answer)) deviceItem.retailPrice *= 100
  }),
  reported('lineRounding', 'floored-instalment', 'instalments are cut to dollars').answer(checkout, (answer) => {
    for (const { deviceItem } of linesOf(answer))
      deviceItem.monthlyPrice = Math.floor(deviceItem.monthlyPrice as number)
  }),
  reported('total', 'line-total-of-one', 'the total of several pieces is the price of one').answer(
    checkout,
    (answer) => {
      for (const { accessories } of linesOf(answer))
        for (const item of accessories) item.lineTotal = item.discountedPrice
    },
  ),
  reported('cent', 'monthly-cent', 'the monthly total is a cent off').cart(({ orderDetails: { totals } }) => {
    totals.dueMonthly = Math.round(totals.dueMonthly * 100 + 1) / 100
  }),
  reported('cent', 'today-cent', 'the total of today is a cent off').cart(({ orderDetails: { totals } }) => {
    totals.dueToday = Math.round(totals.dueToday * 100 + 1) / 100
  }),
  reported('total', 'today-without-accessories', 'accessories are not in what is due today').cart(
    ({ orderDetails: { totals } }) => {
      totals.dueToday = 0
      totals.todayRows = [{ code: 'device', amount: 0 }]
    },
  ),
  reported('total', 'instalments-of-other-term', 'a row of instalments has another number of months').cart(
    ({ orderDetails: { totals } }) => {
      for (const row of totals.monthlyRows) row.quantity = 12
    },
  ),
  reported('lineRounding', 'discount-above-price', 'the discounted price is above the original one').answer(
    checkout,
    (answer) => {
      for (const { accessories } of linesOf(answer)) for (const item of accessories) item.discountedPrice += 1
    },
  ),
  reported('total', 'step-due', 'the answer to a change has other amounts than the cart').answer(
    'cart.addDevice',
    (answer) => {
      for (const line of contextOf(answer).cartInfo.lines) line.dueMonthly = Math.round(line.dueMonthly * 107) / 100
    },
  ),
  reported('expiry', 'expiry-zone', 'the end of the session is five hours off').answer(
    'session.keepAlive',
    (answer) => {
      answer.expiresAt = hours(answer.expiresAt as string, -5)
    },
  ),
  reported('zone', 'changed-zone', 'a case was changed in five hours').answer('cases.getCases', ({ cases }) => {
    for (const one of cases) one.changedAt = hours(one.changedAt as string, 5)
  }),
  reported('zone', 'lock-zone', 'a lock ended four hours ago').answer('cases.getCases', ({ cases }) => {
    for (const one of cases) if (one.lockedUntil) one.lockedUntil = hours(one.lockedUntil as string, -4)
  }),
  reported('zone', 'step-changed-zone', 'the cart was changed an hour ago').answer('cart.addDevice', (answer) => {
    for (const one of contextOf(answer).cases) one.changedAt = hours(one.changedAt as string, -1)
  }),
  reported('staleSave', 'lock-flag', 'a locked case says that it is not').answer('cases.getCases', ({ cases }) => {
    for (const one of cases) one.explicitLock = false
  }),
  reported('staleSave', 'lock-channel', 'a lock is said to be of another channel').answer(
    'cart.checkExistingCart',
    (answer) => {
      if (answer.lockedChannelID) answer.lockedChannelID = 'VZW-NOBODY'
    },
  ),
  reported('ownership', 'case-of-other-cart', 'a case names another cart').answer('cases.getCases', ({ cases }) => {
    for (const one of cases) one.cartId = 'c-1'
  }),
  reported('ownership', 'step-other-cart', 'the answer to a change names another cart').answer(
    'cart.addAccessories',
    (answer) => {
      contextOf(answer).cartInfo.cartId = 'c-1'
    },
  ),
  reported('sharedSession', 'customer-type', 'a customer is said to be new').cart((cart) => {
    cart.customerType = 'N'
  }),
  reported('sharedSession', 'account-in-body', 'the cart has the account of another').cart(({ cartHeader }) => {
    if (cartHeader.fullAccountNumber) cartHeader.fullAccountNumber = '9999999999-1'
  }),
]
