import { inAnswersOf, wherever } from '../promise/invariant'
import { dayToCome, near, sumOf, unique } from '../promise/values'
import { TradeInItemSchema, TradeInPromotionSchema } from '@soe/contracts'

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
  wherever(TradeInPromotionSchema, [
    {
      id: 'credited-in-no-months',
      at: 'months',
      says: 'a promotion that is worth something is credited over some months',
      pairs: ({ amount, months }) =>
        amount > 0
          ? [
              [
                { months, isSome: months > 0 },
                { months, isSome: true },
              ],
            ]
          : [],
      right: { part: { amount: 800, months: 36 } },
      wrong: { part: { amount: 800, months: 0 } },
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
      says: 'creditTotal is the value in a condition and, where it is worth something, the promotion together',
      pairs: ({ device: { conditions }, promotion }) =>
        conditions.map(({ tradeInValue, creditTotal }) => [
          creditTotal,
          sumOf([tradeInValue, tradeInValue > 0 ? (promotion?.amount ?? 0) : 0]),
        ]),
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
    {
      id: 'model-twice',
      at: 'models',
      says: 'each model is there once, with each of its capacities once',
      pairs: ({ models }) => [
        unique(models.map(({ deviceBrand, deviceModel }) => `${deviceBrand} ${deviceModel}`)),
        ...models.map(({ capacities }) => unique(capacities)),
      ],
      right: { part: { models: [{ deviceBrand: 'Orbit', deviceModel: 'Orbit 9', capacities: ['64 GB'] }] } },
      wrong: { part: { models: [{ deviceBrand: 'Orbit', deviceModel: 'Orbit 9', capacities: ['64 GB', '64 GB'] }] } },
    },
    {
      id: 'submission-twice',
      at: 'devices[].submissionId',
      says: 'each device that is traded in has a submission of its own',
      pairs: ({ devices }) => [unique(devices.flatMap(({ submissionId }) => submissionId ?? []))],
      right: { part: { devices: [{ submissionId: 'a' }, {}] } },
      wrong: { part: { devices: [{ submissionId: 'a' }, { submissionId: 'a' }] } },
    },
  ]),
  inAnswersOf('tradeIn.validateDevice', [
    {
      id: 'eligible-differs',
      at: 'device.eligible',
      says: 'a device is valued in conditions exactly where it may be traded in',
      pairs: ({ device: { eligible, conditions } }) => [[eligible, conditions.length > 0]],
      right: { part: { device: { eligible: false, conditions: [] } } },
      wrong: { part: { device: { eligible: true, conditions: [] } } },
    },
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
