import type { CreditStatus } from '@soe/world'
import { creditStep, resubmitCredit, type CreditStanding } from './credit-step'

describe('the step of a credit check', () => {
  it.each<[CreditStanding, string | undefined]>([
    [{ status: 'AP' }, undefined],
    [{ status: 'PE' }, undefined],
    [{ status: 'DC' }, undefined],
    [{ status: 'OH' }, 'creditpage'],
    [{ status: 'AP', isFrozen: true }, 'creditpage'],
    [{ status: 'AP', mandatoryDownPayment: 200 }, 'downpayment'],
    [{ status: 'AP', securityDeposit: 400 }, 'securitydeposit'],
    [{ status: 'AP', mandatoryDownPayment: 200, securityDeposit: 400 }, 'downpayment'],
    [{ status: 'AP', mandatoryDownPayment: 0, securityDeposit: 0 }, undefined],
    [{ status: 'OH', mandatoryDownPayment: 200 }, 'creditpage'],
    [{ status: 'PE', mandatoryDownPayment: 200 }, undefined],
  ])('of %j is %s', (standing, step) => {
    expect(creditStep(standing)).toBe(step)
  })
})

describe('a credit check that runs again', () => {
  it.each<[CreditStatus, boolean, CreditStatus]>([
    ['AP', false, 'AP'],
    ['PE', false, 'AP'],
    ['OH', false, 'PE'],
    ['DC', false, 'DC'],
    ['PE', true, 'PE'],
    ['OH', true, 'OH'],
  ])('turns %s, frozen: %s, into %s', (status, isFrozen, expected) => {
    expect(resubmitCredit({ status, isFrozen })).toBe(expected)
  })
})
