export interface EligibleLineFacts {
  installmentLoans: readonly unknown[]
  equipmentUpgradeEligibility: {
    upgradeEligible: boolean
    annualUpgradeEligible: boolean
    buyoutEligible: boolean
    edgeUpEligible: boolean
    buyoutRestricted: boolean
    inEligibility: { mtnPermanentlyInactive: boolean; mtnSuspended: boolean }
  }
  equipmentInfos: readonly { deviceInfo: { displayName: string; modelName: string; ringDevice: boolean } }[]
}

export type LineGroup = 'LOAN' | 'ACTIVE_LOAN_GRACE_PERIOD' | 'ELIGIBLE' | 'INELIGIBLE'

export interface GroupedLine {
  group: LineGroup
  isSuspended: boolean
  isDisabled: boolean
}

const motoMod = /moto\s?mod/i

const hasDisabledDevice = ({ equipmentInfos }: EligibleLineFacts): boolean =>
  equipmentInfos.some(({ deviceInfo: { displayName, modelName, ringDevice } }) =>
    Boolean(ringDevice || motoMod.test(displayName) || motoMod.test(modelName)),
  )

function groupOf({ installmentLoans, equipmentUpgradeEligibility: eligibility }: EligibleLineFacts): LineGroup {
  if (installmentLoans.length > 0) return eligibility.buyoutRestricted ? 'ACTIVE_LOAN_GRACE_PERIOD' : 'LOAN'
  const { upgradeEligible, annualUpgradeEligible, buyoutEligible, edgeUpEligible } = eligibility
  return upgradeEligible || annualUpgradeEligible || buyoutEligible || edgeUpEligible ? 'ELIGIBLE' : 'INELIGIBLE'
}

/** The group of a line in the upgrade selector (the specification, commerce 4.9); null leaves the line out. */
export function groupEligibleLine(line: EligibleLineFacts): GroupedLine | null {
  const { mtnPermanentlyInactive, mtnSuspended } = line.equipmentUpgradeEligibility.inEligibility
  if (mtnPermanentlyInactive) return null
  return { group: groupOf(line), isSuspended: mtnSuspended, isDisabled: hasDisabledDevice(line) }
}
