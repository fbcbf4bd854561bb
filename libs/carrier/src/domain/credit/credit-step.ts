import { creditApproved, type ProcessStep } from '@soe/rules'
import type { CreditStatus } from '@soe/world'

export interface CreditStanding {
  status: CreditStatus
  /** The credit bureau gives nothing out: no check can run. */
  isFrozen?: boolean
  mandatoryDownPayment?: number
  securityDeposit?: number
}

const isApproved = ({ status, isFrozen = false }: CreditStanding): boolean => status === creditApproved && !isFrozen

const creditSteps: readonly { step: ProcessStep; holds: (standing: CreditStanding) => boolean }[] = [
  { step: 'creditpage', holds: ({ status, isFrozen = false }) => isFrozen || status === 'OH' },
  {
    step: 'downpayment',
    holds: (standing) => isApproved(standing) && (standing.mandatoryDownPayment ?? 0) > 0,
  },
  { step: 'securitydeposit', holds: (standing) => isApproved(standing) && (standing.securityDeposit ?? 0) > 0 },
]

/** The step that the credit check asks for; undefined where the order may go on, or is refused without a step. */
export const creditStep = (standing: CreditStanding): ProcessStep | undefined =>
  creditSteps.find(({ holds }) => holds(standing))?.step

/** The status after a new check: pending is approved, a hold becomes pending, a refusal is final. */
const resubmitted: Readonly<Record<CreditStatus, CreditStatus>> = { AP: 'AP', PE: 'AP', OH: 'PE', DC: 'DC' }

export const resubmitCredit = ({ status, isFrozen = false }: CreditStanding): CreditStatus =>
  isFrozen ? status : resubmitted[status]
