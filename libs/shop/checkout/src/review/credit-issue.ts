import type { ProcessStepAnswer } from '@soe/contracts'
import { creditIssueScenario, isCreditIssue, type CreditIssueFacts, type CreditIssueScenario } from '@soe/rules'

export interface CreditIssue {
  /** Empty when the application is not approved and no remedy is named. */
  readonly scenario: CreditIssueScenario
  readonly amount: number
  readonly status: string
}

/** Reads the credit issue from the order check; undefined when credit is approved. */
export const readCreditIssue = (
  answer: ProcessStepAnswer,
  validationErrors: NonNullable<CreditIssueFacts['validationErrors']>,
  facts: Pick<CreditIssueFacts, 'current' | 'skipFlag'> = {},
): CreditIssue | undefined => {
  const { contextInfo, validateOrder } = answer.serviceBody.serviceResponse.context
  const { securityDepositAmount = 0, creditApprovalStatus = '' } = validateOrder.orderDetails[0] ?? {}
  const { mandatoryDownPayment } = contextInfo.installmentInfo
  const { processStep } = contextInfo
  const scenario = creditIssueScenario({
    processStep,
    mandatoryDownPayment,
    securityDepositAmount,
    validationErrors,
    ...facts,
  })
  if (scenario === '' && !isCreditIssue(creditApprovalStatus)) return undefined
  return {
    scenario,
    amount: scenario === 'downpayment' ? mandatoryDownPayment : securityDepositAmount,
    status: creditApprovalStatus,
  }
}
