import type { ProcessStepAnswer } from '@soe/contracts'
import { partOf } from '@soe/shop-platform/testing'
import { isClaimed, isClaimOfStep, isLoadedAt } from './use-is-claim-over'

const answerWith = (processStep: string) =>
  partOf<ProcessStepAnswer>({ serviceBody: { serviceResponse: { context: { contextInfo: { processStep } } } } })

describe('what an address claims', () => {
  it.each([
    ['PAST_DUE', 'PASTDUE', true],
    ['PAST_DUE', 'ShoppingCart', false],
    ['PENDING_ORDER', 'PASTDUE', false],
    ['MVO_REDIRECT', 'DPP_SUMMARY', true],
    ['CASH_ONLY', 'CASHONLY_IND', true],
    ['THRESHOLD', 'DEVICE_CAP', true],
    ['THRESHOLD', 'PlanSelection', false],
  ])('as %s is so at the step %s: %s', (type, step, isSo) => {
    expect(isClaimed(answerWith(step), type)).toBe(isSo)
  })

  it.each([
    ['FRAUD_X', true],
    ['MVO_REDIRECT', true],
    ['GENERIC', false],
    [undefined, false],
  ])('as %s is told by a step: %s', (type, isTold) => {
    expect(isClaimOfStep(type)).toBe(isTold)
  })

  it('is as old as the document that was loaded there', () => {
    const loaded = [{ name: 'https://halyard.example/error.html?type=THRESHOLD#main' }]
    expect(isLoadedAt('https://halyard.example/error.html?type=THRESHOLD', loaded)).toBe(true)
    expect(isLoadedAt('https://halyard.example/cart.html', loaded)).toBe(false)
  })
})
