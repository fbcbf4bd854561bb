import type { EligibleLine, Language } from '@soe/contracts'
import { groupEligibleLine, maskNumber } from '@soe/rules'
import { ServiceFault, type SessionState, type WorldDraft } from '@soe/world'
import { accountStateOf } from '../../domain/account/account'
import { ownerOf } from '../../domain/account/identity'
import type { AccountLine } from '../../personas/personas'
import { accountLines } from '../../domain/lines/account-lines'

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
const viewEligibleLine = (
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

/** The account's lines as the upgrade selector shows them; none without an account. */
export const eligibleLines = (
  draft: WorldDraft,
  session: SessionState,
  language: Language = 'en',
): { line: AccountLine; view: EligibleLine }[] => {
  const { pastDueCents } = accountStateOf(draft, ownerOf(session))
  return accountLines(draft, session).flatMap(({ line, mtnHashCode }) => {
    const view = viewEligibleLine(line, mtnHashCode, pastDueCents, language)
    return view ? [{ line, view }] : []
  })
}

const mayUpgrade = (view: EligibleLine): boolean => {
  const grouped = groupEligibleLine(view)
  return (
    grouped !== null &&
    !grouped.isSuspended &&
    !grouped.isDisabled &&
    !view.simFreezeInfo.frozen &&
    (grouped.group === 'ELIGIBLE' || grouped.group === 'LOAN')
  )
}

const requireAccountLine = (draft: WorldDraft, session: SessionState, mtnHashCode: string, field: string) => {
  const found = eligibleLines(draft, session).find(({ view }) => view.mtnHashCode === mtnHashCode)
  if (!found) throw new ServiceFault('ITEM_NOT_FOUND', [{ field }])
  return found
}

/** The account's line with the hash code; throws LINE_NOT_ELIGIBLE unless it is in use. */
export const findActiveLine = (draft: WorldDraft, session: SessionState, mtnHashCode: string): AccountLine => {
  const { line } = requireAccountLine(draft, session, mtnHashCode, 'lineId')
  if (line.suspended || line.inactive) {
    throw new ServiceFault('LINE_NOT_ELIGIBLE', [{ issue: line.upgradeEligibilityLabel.en }])
  }
  return line
}

/** The account's line with the hash code, if it may upgrade; a loan's balance stays on the bill. */
export const findEligibleLine = (draft: WorldDraft, session: SessionState, mtnHashCode: string): AccountLine => {
  const { line, view } = requireAccountLine(draft, session, mtnHashCode, 'number.mtnHashCode')
  if (!mayUpgrade(view)) throw new ServiceFault('LINE_NOT_ELIGIBLE', [{ issue: line.upgradeEligibilityLabel.en }])
  return line
}
