import { creditIssueScenario, isCreditIssue, type CreditIssueFacts } from './credit-issue-scenario'

const blocker = { errorCode: '1082', errorLevel: 'Blocker' }

describe('the credit issue scenario', () => {
  it.each<[CreditIssueFacts, string]>([
    [{ processStep: 'downpayment', mandatoryDownPayment: 100 }, 'downpayment'],
    [{ processStep: 'DownPayment', mandatoryDownPayment: 0.01 }, 'downpayment'],
    [{ processStep: 'downpayment', mandatoryDownPayment: 0 }, ''],
    [{ processStep: 'downpayment' }, ''],
    [{ processStep: 'securitydeposit', securityDepositAmount: 50 }, 'securitydeposit'],
    [{ processStep: 'securitydeposit', securityDepositAmount: 0 }, ''],
    [{ processStep: 'securitydeposit', mandatoryDownPayment: 50 }, ''],
    [{ processStep: 'creditpage' }, 'credithold'],
    [{ processStep: 'CREDITPAGE', current: 'credithold' }, 'credithold'],
    [{ processStep: 'ShoppingCart', mandatoryDownPayment: 100 }, ''],
    [{ processStep: 'ShoppingCart', current: 'credithold' }, ''],
    [{}, ''],
    [{ processStep: 'creditpage', current: 'downpayment' }, 'downpayment'],
    [{ processStep: 'creditpage', current: 'securitydeposit' }, 'securitydeposit'],
    [{ processStep: 'creditpage', skipFlag: true }, ''],
    [{ processStep: 'creditpage', validationErrors: [blocker] }, ''],
    [
      { processStep: 'creditpage', validationErrors: [{ ...blocker, errorLevel: 'WarningNotification' }] },
      'credithold',
    ],
    [{ processStep: 'creditpage', validationErrors: [{ ...blocker, errorCode: '2038' }] }, 'credithold'],
  ])('of %j is "%s"', (facts, scenario) => {
    expect(creditIssueScenario(facts)).toBe(scenario)
  })

  it.each([
    ['AP', false],
    ['PE', true],
    ['', true],
  ])('status %j counts as an issue: %s', (status, expected) => {
    expect(isCreditIssue(status)).toBe(expected)
  })
})
