import type { EligibleLine } from '@soe/contracts'
import { groupEligibleLine, maskNumber } from '@soe/rules'
import type { WorldDraft } from './draft'
import { findAccount, type AccountLine } from './personas/personas'
import { hashText, nextRandom } from './random'
import { ServiceFault } from './service-fault'
import type { SessionState } from './state'

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
  annualUpgradeEligible: false,
  buyoutEligible: line.loan !== undefined && !line.buyoutRestricted,
  edgeUpEligible: false,
  buyoutRestricted: line.buyoutRestricted ?? false,
  inEligibility: {
    mtnPermanentlyInactive: line.inactive ?? false,
    mtnSuspended: line.suspended ?? false,
  },
  twoYearContract: { endDate: '' },
  lineUpgradedwithin24Hrs: false,
  upgradeEligibilityLabel: line.upgradeEligibilityLabel,
})

const equipmentOf = ({ modelName, tradeInCents }: AccountLine): EligibleLine['equipmentInfos'][number] => ({
  deviceInfo: {
    displayName: modelName,
    modelName,
    tradeInValue: tradeInCents / 100,
    ringDevice: false,
    simClass4G: '4G',
    euiccCapable: true,
  },
})

const viewLine = (line: AccountLine, mtnHashCode: string, pastDueCents: number): EligibleLine => ({
  mtn: maskNumber(line.mtn),
  mtnHashCode,
  nickName: line.nickName,
  installmentLoans: line.loan ? [{ balance: line.loan.balanceCents / 100, monthsLeft: line.loan.monthsLeft }] : [],
  simFreezeInfo: { frozen: false },
  paymentInfo: { arPastDueBalance: pastDueCents / 100 },
  equipmentUpgradeEligibility: eligibilityOf(line),
  equipmentInfos: [equipmentOf(line)],
})

const viewedLines = (draft: WorldDraft, { accountNumber }: SessionState) => {
  const account = findAccount(accountNumber)
  return (account?.lines ?? []).map((line, index) => ({
    line,
    view: viewLine(line, hashCodeOf(draft, account?.number ?? '', index), account?.pastDueCents ?? 0),
  }))
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
    (grouped.group === 'ELIGIBLE' || grouped.group === 'LOAN')
  )
}

/** The line behind a hash code, where it may upgrade; what is still owed on it stays on the bill. */
export const findEligibleLine = (draft: WorldDraft, session: SessionState, mtnHashCode: string): AccountLine => {
  const found = viewedLines(draft, session).find(({ view }) => view.mtnHashCode === mtnHashCode)
  if (!found) throw new ServiceFault('ITEM_NOT_FOUND', [{ field: 'number.mtnHashCode' }])
  const label = found.line.upgradeEligibilityLabel
  if (!mayUpgrade(found.view)) throw new ServiceFault('LINE_NOT_ELIGIBLE', [{ issue: label }])
  return found.line
}
