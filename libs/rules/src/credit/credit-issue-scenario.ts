import { isSameStep } from '../process-step/step-key'

/** The status of an approved credit application. */
export const creditApproved = 'AP'

/** A Blocker cart validation error with this code suppresses credit handling. */
export const creditSuppressingCode = '1082'

export type CreditIssueScenario = 'downpayment' | 'securitydeposit' | 'credithold' | ''

export interface CreditIssueFacts {
  processStep?: string | null
  mandatoryDownPayment?: number
  securityDepositAmount?: number
  current?: CreditIssueScenario
  /** On: credit issues are skipped. */
  skipFlag?: boolean
  validationErrors?: readonly { errorCode?: string; errorLevel?: string }[]
}

const scenarios: readonly {
  scenario: CreditIssueScenario
  step: string
  holds: (facts: CreditIssueFacts) => boolean
}[] = [
  { scenario: 'downpayment', step: 'downpayment', holds: ({ mandatoryDownPayment = 0 }) => mandatoryDownPayment > 0 },
  {
    scenario: 'securitydeposit',
    step: 'securitydeposit',
    holds: ({ securityDepositAmount = 0 }) => securityDepositAmount > 0,
  },
  { scenario: 'credithold', step: 'creditpage', holds: () => true },
]

function isSkipped({ current = '', skipFlag = false, validationErrors = [] }: CreditIssueFacts): boolean {
  const isSuppressed = validationErrors.some(
    ({ errorCode, errorLevel }) => errorCode === creditSuppressingCode && errorLevel === 'Blocker',
  )
  return current === 'downpayment' || current === 'securitydeposit' || skipFlag || isSuppressed
}

/** The scenario after order validation (the specification, commerce 4.7); a skipped check keeps the current one. */
export function creditIssueScenario(facts: CreditIssueFacts): CreditIssueScenario {
  if (isSkipped(facts)) return facts.current ?? ''
  return scenarios.find(({ step, holds }) => isSameStep(step, facts.processStep) && holds(facts))?.scenario ?? ''
}

export const isCreditIssue = (creditIssueStatus: string): boolean => creditIssueStatus !== creditApproved
