import type { ProcessStepAnswer } from '@soe/contracts'
import { readCreditIssue } from './credit-issue'

const answer = (processStep: string, downPayment: number, deposit: number, status: string) =>
  ({
    serviceBody: {
      serviceResponse: {
        context: {
          contextInfo: { processStep, installmentInfo: { mandatoryDownPayment: downPayment } },
          validateOrder: { orderDetails: [{ securityDepositAmount: deposit, creditApprovalStatus: status }] },
        },
      },
    },
  }) as unknown as ProcessStepAnswer

it.each([
  ['ShoppingCart', 0, 0, 'AP', undefined],
  ['DownPayment', 120, 0, 'RV', { scenario: 'downpayment', amount: 120, status: 'RV' }],
  ['SecurityDeposit', 0, 400, 'RV', { scenario: 'securitydeposit', amount: 400, status: 'RV' }],
  ['CreditPage', 0, 0, 'RV', { scenario: 'credithold', amount: 0, status: 'RV' }],
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
