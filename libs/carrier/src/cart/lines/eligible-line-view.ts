import type { EligibleLine, Language } from '@soe/contracts'
import { groupEligibleLine, maskNumber } from '@soe/rules'
import type { AccountLine } from '../../personas/personas'

const eligibilityOf = (line: AccountLine, language: Language): EligibleLine['equipmentUpgradeEligibility'] => ({
  upgradeEligible: line.upgradeEligible,
  annualUpgradeEligible: line.annualUpgradeEligible ?? false,
  buyoutEligible: line.loan !== undefined && !line.buyoutRestricted,
  edgeUpEligible: line.edgeUpEligible ?? false,
  buyoutRestricted: line.buyoutRestricted ?? false,
  inEligibility: {
    mtnPermanentlyInactive: line.inactive ?? false,
    mtnSuspended: line.suspended ?? false,
  },
  twoYearContract: { endDate: line.contractEndsOn ?? '' },
  lineUpgradedwithin24Hrs: line.upgradedToday ?? false,
  upgradeEligibilityLabel: line.upgradeEligibilityLabel[language],
})

const equipmentOf = (line: AccountLine): EligibleLine['equipmentInfos'][number] => ({
  deviceInfo: {
    displayName: line.modelName,
    modelName: line.modelName,
    tradeInValue: line.tradeInCents / 100,
    ringDevice: line.ring ?? false,
    simClass4G: line.simClass ?? '4G',
    euiccCapable: line.euicc ?? !line.ring,
    ...(line.pairedWith && { pairedDeviceDetails: line.pairedWith }),
  },
})

const factsOf = (line: AccountLine, language: Language) => ({
  installmentLoans: line.loan ? [{ balance: line.loan.balanceCents / 100, monthsLeft: line.loan.monthsLeft }] : [],
  equipmentUpgradeEligibility: eligibilityOf(line, language),
  equipmentInfos: [equipmentOf(line)],
})

/** A line as the upgrade selector shows it; a permanently inactive one is left out. */
export const viewEligibleLine = (
  line: AccountLine,
  mtnHashCode: string,
  pastDueCents: number,
  language: Language,
): EligibleLine | undefined => {
  const facts = factsOf(line, language)
  const grouped = groupEligibleLine(facts)
  if (!grouped) return undefined
  return {
    category: grouped.group,
    ...facts,
    mtn: maskNumber(line.mtn),
    mtnHashCode,
    nickName: line.nickName,
    simFreezeInfo: { frozen: line.simFrozen ?? false },
    paymentInfo: { arPastDueBalance: pastDueCents / 100 },
  }
}
