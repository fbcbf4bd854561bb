import type { CartLine, CartView } from '@soe/contracts'
import { partOf } from '@soe/shop-platform/testing'
import { goodNewsOf, warningsOf } from './findings-of'

const line = (lineId: string) => ({ lineId, serviceInfo: { mtn: lineId } }) as CartLine

const cart = partOf<CartView>({
  cartValidationErrors: [
    { errorCode: '2038', errorLevel: 'Blocker', errorMessage: '' },
    { errorCode: '1079', errorLevel: 'WarningNotification', errorMessage: '', fieldPath: 'newLine2,newLine1' },
    { errorCode: '2040', errorLevel: 'WarningNotification', errorMessage: '' },
    { errorCode: 'REFERRAL_REWARD', errorLevel: 'RewardNotification', errorMessage: '' },
    { errorCode: 'PROMO_APPLIED', errorLevel: 'CheckMarkNotification', errorMessage: '', fieldPath: 'newLine1' },
  ],
  lineDetails: {
    allLines: ['newLine1', 'newLine2'],
    lineInfo: { newLine1: line('newLine1'), newLine2: line('newLine2') },
  },
})

const rows = (findings: ReturnType<typeof warningsOf>) =>
  findings.map(({ error, line: at }) => [error.errorCode, at?.lineId])

it('warns line by line, then of the whole order', () => {
  expect(rows(warningsOf(cart))).toEqual([
    ['1079', 'newLine1'],
    ['1079', 'newLine2'],
    ['2040', undefined],
  ])
})

it('tells good news, and leaves blockers to their notice', () => {
  expect(rows(goodNewsOf(cart))).toEqual([
    ['PROMO_APPLIED', 'newLine1'],
    ['REFERRAL_REWARD', undefined],
  ])
})
