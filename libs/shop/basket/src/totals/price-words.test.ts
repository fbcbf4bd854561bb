import type { AmountRow } from '@soe/contracts'
import { lastBillsOf } from './price-words'

const instalment: AmountRow = { code: 'instalment', quantity: 36, amount: 27.77, lastAmount: 28.04 }
const offer: AmountRow = { code: 'offer-discount', quantity: 36, amount: -8.33, lastAmount: -8.45 }
const plan: AmountRow = { code: 'plan', amount: 55 }
const even: AmountRow = { code: 'instalment', quantity: 24, amount: 10 }

it.each<[string, AmountRow[], object[]]>([
  ['a device with its offer', [instalment, offer, plan], [{ bill: 36, amount: 19.59 }]],
  ['what divides evenly', [even, plan], []],
  [
    'two terms',
    [instalment, even, { ...even, lastAmount: 10.05 }],
    [
      { bill: 36, amount: 28.04 },
      { bill: 24, amount: 20.05 },
    ],
  ],
])('the last bill of %s takes the rest', (_, rows, expected) => {
  expect(lastBillsOf(rows)).toEqual(expected)
})
