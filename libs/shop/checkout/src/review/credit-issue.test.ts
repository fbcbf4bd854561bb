import type { ProcessStepAnswer } from '@soe/contracts'
import { partOf } from '@soe/shop-platform/testing'
import { readCreditIssue } from './credit-issue'

const answer = (processStep: string, downPayment: number, deposit: number, status: 'AP' | 'DC' | 'PE') =>
  partOf<ProcessStepAnswer>({
    serviceBody: {
      serviceResponse: {
        context: {
          contextInfo: { processStep, installmentInfo: { mandatoryDownPayment: downPayment } },
          validateOrder: { orderDetails: [{ securityDepositAmount: deposit, creditApprovalStatus: status }] },
        },
      },
    },
  })

it.each<[string, number, number, 'AP' | 'DC' | 'PE', object | undefined]>([
  ['ShoppingCart', 0, 0, 'AP', undefined],
  ['DownPayment', 120, 0, 'PE', { scenario: 'downpayment', amount: 120, status: 'PE' }],
  ['SecurityDeposit', 0, 400, 'PE', { scenario: 'securitydeposit', amount: 400, status: 'PE' }],
  ['CreditPage', 0, 0, 'PE', { scenario: 'credithold', amount: 0, status: 'PE' }],
  ['ShoppingCart', 0, 0, 'DC', { scenario: '', amount: 0, status: 'DC' }],
])('the step %s with $%i down, $%i deposit and status %s means %j', (step, down, deposit, status, issue) => {
  expect(readCreditIssue(answer(step, down, deposit, status), [])).toEqual(issue)
})

it('is nothing while a blocker with code 1082 stands on the cart', () => {
  const blocker = [{ errorCode: '1082', errorLevel: 'Blocker' }]
  expect(readCreditIssue(answer('CreditPage', 0, 0, 'AP'), blocker)).toBeUndefined()
})

it('stays what it was once a down payment or a deposit is known, or while credit is skipped', () => {
  expect(readCreditIssue(answer('CreditPage', 120, 0, 'AP'), [], { current: 'downpayment' })).toMatchObject({
    scenario: 'downpayment',
  })
  expect(readCreditIssue(answer('CreditPage', 0, 0, 'AP'), [], { skipFlag: true })).toBeUndefined()
})
