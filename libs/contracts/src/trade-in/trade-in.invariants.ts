import { inAnswersOf, wherever } from '../invariant/invariant'
import { dayToCome, near, sumOf, unique } from '../invariant/values'
import { TradeInItemSchema, TradeInPromotionSchema } from './trade-in.schema'

export const tradeInInvariants = [
  wherever(TradeInPromotionSchema, [
    {
      id: 'credits-differ',
      at: 'monthlyAmount',
      says: 'the monthly credits are the promotion, within a cent a month',
      pairs: ({ amount, months, monthlyAmount }) =>
        months === 0 ? [] : [[monthlyAmount, near(monthlyAmount, amount / months, 0.01)]],
      right: { part: { amount: 800, months: 36, monthlyAmount: 22.22 } },
      wrong: { part: { amount: 800, months: 36, monthlyAmount: 22 } },
    },
  ]),
  wherever(TradeInItemSchema, [
    {
      id: 'credit-differs',
      at: 'creditTotal',
      says: 'creditTotal is the value of the device and its promotion together',
      pairs: ({ creditTotal, tradeInValue, promotion }) => [
        [creditTotal, sumOf([tradeInValue, promotion?.amount ?? 0])],
      ],
      right: { part: { creditTotal: 880, tradeInValue: 80, promotion: { amount: 800 } } },
      wrong: { part: { creditTotal: 800, tradeInValue: 80, promotion: { amount: 800 } } },
    },
  ]),
  inAnswersOf('tradeIn.validateDevice', [
    {
      id: 'credit-differs',
      at: 'device.conditions[].creditTotal',
      says: 'creditTotal is the value in a condition and the promotion together, or that value alone',
      pairs: ({ device: { conditions }, promotion }) =>
        conditions.flatMap(({ tradeInValue, creditTotal }) =>
          creditTotal === tradeInValue ? [] : [[creditTotal, sumOf([tradeInValue, promotion?.amount ?? 0])] as const],
        ),
      right: { part: { device: { conditions: [{ tradeInValue: 80, creditTotal: 880 }] }, promotion: { amount: 800 } } },
      wrong: { part: { device: { conditions: [{ tradeInValue: 80, creditTotal: 800 }] }, promotion: { amount: 800 } } },
    },
  ]),
  inAnswersOf('tradeIn.accountDevices', [
    {
      id: 'line-twice',
      at: 'devices[].mtnHashCode',
      says: 'each line of the account is there once',
      pairs: ({ devices }) => [unique(devices.map(({ mtnHashCode }) => mtnHashCode))],
      right: { part: { devices: [{ mtnHashCode: 'a' }] } },
      wrong: { part: { devices: [{ mtnHashCode: 'a' }, { mtnHashCode: 'a' }] } },
    },
  ]),
  inAnswersOf('tradeIn.validateDevice', [
    {
      id: 'condition-twice',
      at: 'device.conditions',
      says: 'each condition is valued once, and none above the device',
      pairs: ({ device: { conditions, tradeInValue } }) => [
        unique(conditions.map(({ condition }) => condition)),
        ...conditions.map((rated) => [rated.tradeInValue, Math.min(rated.tradeInValue, tradeInValue)] as const),
      ],
      right: { part: { device: { tradeInValue: 200, conditions: [{ condition: 'good', tradeInValue: 200 }] } } },
      wrong: { part: { device: { tradeInValue: 200, conditions: [{ condition: 'good', tradeInValue: 20_000 }] } } },
    },
    {
      id: 'damage-adds',
      at: 'device.conditions[].tradeInValue',
      says: 'a device is worth as much as a good one, and less the worse its condition is',
      pairs: ({ device: { conditions, tradeInValue } }) => {
        const valueOf = (asked: string) => conditions.find(({ condition }) => condition === asked)?.tradeInValue
        const [good, damaged, broken] = [valueOf('good'), valueOf('damaged'), valueOf('not-working')]
        const most = damaged ?? good ?? tradeInValue
        return [
          ...(good === undefined ? [] : [[{ good }, { good: tradeInValue }] as const]),
          ...(damaged === undefined
            ? []
            : [[{ damaged }, { damaged: Math.min(damaged, good ?? tradeInValue) }] as const]),
          ...(broken === undefined ? [] : [[{ broken }, { broken: Math.min(broken, most) }] as const]),
        ]
      },
      right: {
        part: {
          device: {
            tradeInValue: 200,
            conditions: [
              { condition: 'damaged', tradeInValue: 80 },
              { condition: 'good', tradeInValue: 200 },
            ],
          },
        },
      },
      wrong: {
        part: {
          device: {
            tradeInValue: 200,
            conditions: [
              { condition: 'damaged', tradeInValue: 200 },
              { condition: 'good', tradeInValue: 80 },
            ],
          },
        },
      },
    },
    {
      id: 'valid-until-the-past',
      at: 'validUntil',
      says: 'a value is valid today at least, wherever it is today',
      pairs: ({ validUntil }, { clock }) => dayToCome(validUntil, clock),
      right: { part: { validUntil: '2026-01-31' }, call: { clock: [Date.UTC(2026, 0, 1)] } },
      wrong: { part: { validUntil: '2025-12-30' }, call: { clock: [Date.UTC(2026, 0, 1)] } },
    },
  ]),
]
