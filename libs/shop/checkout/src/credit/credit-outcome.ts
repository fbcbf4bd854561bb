import type { ProcessStepAnswer } from '@soe/contracts'
import { creditApproved, creditIssueScenario, creditSuppressingCode, isSameStep } from '@soe/rules'

export type CreditOutcomeKind =
  | 'approved'
  | 'downpayment'
  | 'securitydeposit'
  | 'declined'
  | 'frozen'
  | 'held'
  | 'pending'

export interface CreditOutcome {
  readonly kind: CreditOutcomeKind
  /** What is to be paid ahead, in dollars. */
  readonly amount: number
}

interface ValidationError {
  errorCode: string
  errorLevel: string
}

/** The credit bureau gives nothing out: the blocker says so, and no credit issue is handled. */
export const isFileFrozen = (errors: readonly ValidationError[] = []): boolean =>
  errors.some(({ errorCode, errorLevel }) => errorCode === creditSuppressingCode && errorLevel === 'Blocker')

const kindByStatus: Readonly<Record<string, CreditOutcomeKind>> = {
  [creditApproved]: 'approved',
  DC: 'declined',
  OH: 'held',
}

export const readCreditOutcome = (answer: ProcessStepAnswer, cartErrors: readonly ValidationError[]): CreditOutcome => {
  const { contextInfo, validateOrder: check, cartValidationErrors } = answer.serviceBody.serviceResponse.context
  const { securityDepositAmount = 0, creditApprovalStatus = '' } = check.orderDetails[0] ?? {}
  const { mandatoryDownPayment } = contextInfo.installmentInfo
  const { processStep } = contextInfo
  if (isFileFrozen(cartValidationErrors ?? cartErrors)) return { kind: 'frozen', amount: 0 }
  const scenario = creditIssueScenario({ processStep, mandatoryDownPayment, securityDepositAmount })
  if (scenario === 'downpayment') return { kind: scenario, amount: mandatoryDownPayment }
  if (scenario === 'securitydeposit') return { kind: scenario, amount: securityDepositAmount }
  if (scenario === 'credithold' && !isSameStep(creditApprovalStatus, 'DC')) return { kind: 'held', amount: 0 }
  return { kind: kindByStatus[creditApprovalStatus] ?? 'pending', amount: 0 }
}
