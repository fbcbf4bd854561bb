import type { Estimate } from './estimate-query'
import { todayTextOf, worthIn } from './worth-in'

const promotion = { deviceModel: 'Orbit 12 Pro', amount: 300, months: 36, monthlyAmount: 8.33 }

const estimate: Estimate = {
  serviceHeader: { statusCode: '00', statusMsg: 'SUCCESS' },
  device: {
    deviceBrand: 'Orbit',
    deviceModel: 'Orbit 9',
    eligible: true,
    tradeInValue: 180,
    conditions: [
      { condition: 'good', tradeInValue: 180, creditTotal: 480 },
      { condition: 'damaged', tradeInValue: 72, creditTotal: 372 },
      { condition: 'not-working', tradeInValue: 0, creditTotal: 0 },
    ],
  },
  promotion,
  validUntil: '2026-12-22',
}

describe('a trade-in is worth', () => {
  it.each([
    ['good', { value: 180, promotion, total: 480 }],
    ['damaged', { value: 72, promotion, total: 372 }],
    ['not-working', { value: 0, promotion: undefined, total: 0 }],
  ] as const)('in %s condition what the carrier and the promotion give', (condition, worth) => {
    expect(worthIn(estimate, condition)).toEqual(worth)
  })

  it('its value alone without a promotion', () => {
    const { promotion: _, ...alone } = estimate
    const conditions = [{ condition: 'good' as const, tradeInValue: 180, creditTotal: 180 }]
    expect(worthIn({ ...alone, device: { ...estimate.device, conditions } }, 'good')).toEqual({
      value: 180,
      total: 180,
    })
  })

  it('nothing where the carrier does not take it', () => {
    expect(worthIn({ ...estimate, device: { ...estimate.device, conditions: [] } }, 'good').total).toBe(0)
  })
})

it.each([
  ['neither part lowers', { promotion }, true, 'notToday'],
  ['the value does not lower', { promotion: undefined }, true, 'valueNotToday'],
  ['nothing is due, as nothing is bought', { promotion: undefined }, false, 'notTodayAlone'],
] as const)('says of today that %s', (_name, worth, hasLines, text) => {
  expect(todayTextOf(worth, hasLines)).toBe(text)
})
