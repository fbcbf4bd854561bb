import type { CartView } from '@soe/contracts'
import { roundUpOf } from './round-up-of'

const cartWith = (dueToday: number, more: { donationAmount?: number; featureFlags?: CartView['featureFlags'] } = {}) =>
  ({
    featureFlags: more.featureFlags ?? {},
    orderDetails: { totals: { dueToday } },
    lineDetails: {
      lineInfo: {
        newLine1: more.donationAmount === undefined ? {} : { donationInfo: { donationAmount: more.donationAmount } },
      },
    },
  }) as Partial<Record<keyof CartView, unknown>> as CartView

const off = { charityAccessoryFlowFFlag: false, charityNseAccessoryFlowFFlag: false }

it.each([
  ['an amount with cents', cartWith(276.44), { isOn: false, amount: 0.56, total: 277 }],
  ['a whole amount', cartWith(277), undefined],
  ['both flags off', cartWith(276.44, { featureFlags: off }), undefined],
  [
    'one flag off',
    cartWith(0.5, { featureFlags: { charityAccessoryFlowFFlag: false } }),
    { isOn: false, amount: 0.5, total: 1 },
  ],
  ['a donation given', cartWith(277, { donationAmount: 0.56 }), { isOn: true, amount: 0.56, total: 277 }],
  [
    'a donation given before the order changed',
    cartWith(244.21, { donationAmount: 0.12 }),
    { isOn: true, amount: 0.12, instead: { amount: 0.91, total: 245 } },
  ],
  [
    'a donation given before the flags went off',
    cartWith(277, { donationAmount: 0.56, featureFlags: off }),
    { isOn: true, amount: 0.56, total: 277 },
  ],
])('with %s offers %j', (_, cart, expected) => {
  expect(roundUpOf(cart)).toEqual(expected)
})
