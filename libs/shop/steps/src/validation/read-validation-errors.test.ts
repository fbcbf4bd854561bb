import type { CartLine, CartView } from '@soe/contracts'
import { blockersOf, cartNotesOf, lineNotesOf, warnedLinesOf, type ValidationError } from './read-validation-errors'

const line = (lineId: string, mtn: string) => ({ lineId, serviceInfo: { mtn } }) as CartLine

const phone = line('newLine1', 'newLine1')
const watch = line('newLine2', '2075550148')

const error = (errorCode: string, errorLevel: ValidationError['errorLevel'], fieldPath?: string): ValidationError => ({
  errorCode,
  errorLevel,
  errorMessage: errorCode,
  ...(fieldPath !== undefined && { fieldPath }),
})

const cartWith = (...cartValidationErrors: ValidationError[]) =>
  ({
    cartValidationErrors,
    lineDetails: { allLines: ['newLine1', 'newLine2'], lineInfo: { newLine1: phone, newLine2: watch } },
  }) as Partial<Record<keyof CartView, unknown>> as CartView

const cart = cartWith(
  error('2038', 'Blocker', 'newLine1'),
  error('1098', 'WarningNotification', 'newLine1, 2075550148'),
  error('1079', 'WarningNotification', 'newLine9'),
  error('REFERRAL_REWARD', 'RewardNotification'),
  error('PROMO_APPLIED', 'CheckMarkNotification', 'newLine2'),
)

const codes = (errors: readonly ValidationError[]) => errors.map(({ errorCode }) => errorCode)

it('has blockers on top, whichever line they concern', () => {
  expect(codes(blockersOf(cart))).toEqual(['2038'])
})

it('knows the lines of a finding by their id or their number', () => {
  expect(codes(lineNotesOf(cart, phone))).toEqual(['1098'])
  expect(codes(lineNotesOf(cart, watch))).toEqual(['1098', 'PROMO_APPLIED'])
})

it('has on top what belongs to no line in view', () => {
  expect(codes(cartNotesOf(cart))).toEqual(['1079', 'REFERRAL_REWARD'])
})

it('names the lines that a warning is open for', () => {
  expect(warnedLinesOf(cart)).toEqual(['newLine1', 'newLine2'])
  expect(warnedLinesOf(cartWith(error('PROMO_APPLIED', 'CheckMarkNotification', 'newLine2')))).toEqual([])
})
