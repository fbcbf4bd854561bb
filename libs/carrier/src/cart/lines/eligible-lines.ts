import type { EligibleLine } from '@soe/contracts'
import { groupEligibleLine, maskNumber } from '@soe/rules'
import { accountStateOf } from '../../account/account'
import { type WorldDraft, hashText, nextRandom, ServiceFault, type SessionState } from '@soe/world'
import { ownerOf } from '../../account/identity'
import { findAccount, type AccountLine } from '../../personas/personas'

/** Names a line by its place in the account: the number takes no part, so it can't be told from the code. */
const hashCodeOf = (draft: WorldDraft, accountNumber: string, index: number): string => {
  const first = nextRandom(hashText(`${accountNumber}/${index}`) ^ draft.header.seed)
  const second = nextRandom(first.state)
  return [first, second]
    .map(({ value }) =>
      Math.floor(value * 2 ** 32)
        .toString(36)
        .padStart(7, '0'),
    )
    .join('')
}

const eligibilityOf = (line: AccountLine): EligibleLine['equipmentUpgradeEligibility'] => ({
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
  upgradeEligibilityLabel: line.upgradeEligibilityLabel,
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

const factsOf = (line: AccountLine) => ({
  installmentLoans: line.loan ? [{ balance: line.loan.balanceCents / 100, monthsLeft: line.loan.monthsLeft }] : [],
  equipmentUpgradeEligibility: eligibilityOf(line),
  equipmentInfos: [equipmentOf(line)],
})

/** A line as the upgrade selector shows it; one that is out of service for good is left out. */
const viewLine = (line: AccountLine, mtnHashCode: string, pastDueCents: number): EligibleLine | undefined => {
  const facts = factsOf(line)
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

/** The lines of the session's account, each with the code that stands for its number. */
export const accountLines = (
  draft: WorldDraft,
  { accountNumber }: SessionState,
): { line: AccountLine; mtnHashCode: string }[] => {
  const account = findAccount(accountNumber)
  return (account?.lines ?? []).map((line, index) => ({
    line,
    mtnHashCode: hashCodeOf(draft, account?.number ?? '', index),
  }))
}

/** The line behind a hash code, whatever it may do. */
export const findAccountLine = (draft: WorldDraft, session: SessionState, code: string): AccountLine | undefined =>
  accountLines(draft, session).find(({ mtnHashCode }) => mtnHashCode === code)?.line

const viewedLines = (draft: WorldDraft, session: SessionState) => {
  const { pastDueCents } = accountStateOf(draft, ownerOf(session))
  return accountLines(draft, session).flatMap(({ line, mtnHashCode }) => {
    const view = viewLine(line, mtnHashCode, pastDueCents)
    return view ? [{ line, view }] : []
  })
}

/** The account's lines with what each may upgrade to; none without an account. */
export const listEligibleLines = (draft: WorldDraft, session: SessionState): EligibleLine[] =>
  viewedLines(draft, session).map(({ view }) => view)

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
  const found = viewedLines(draft, session).find(({ view }) => view.mtnHashCode === mtnHashCode)
  if (!found) throw new ServiceFault('ITEM_NOT_FOUND', [{ field }])
  return found
}

/** The line behind a hash code, where it is in use. */
export const findActiveLine = (draft: WorldDraft, session: SessionState, mtnHashCode: string): AccountLine => {
  const { line } = requireAccountLine(draft, session, mtnHashCode, 'lineId')
  if (line.suspended || line.inactive) {
    throw new ServiceFault('LINE_NOT_ELIGIBLE', [{ issue: line.upgradeEligibilityLabel }])
  }
  return line
}

/** The line behind a hash code, where it may upgrade; what is still owed on it stays on the bill. */
export const findEligibleLine = (draft: WorldDraft, session: SessionState, mtnHashCode: string): AccountLine => {
  const found = requireAccountLine(draft, session, mtnHashCode, 'number.mtnHashCode')
  const label = found.line.upgradeEligibilityLabel
  if (!mayUpgrade(found.view)) throw new ServiceFault('LINE_NOT_ELIGIBLE', [{ issue: label }])
  return found.line
}
