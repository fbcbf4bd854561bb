import type { EligibleLine } from '@soe/contracts'
import { formatPrice } from '@soe/rules'
import type { RadioRow } from '@soe/ui'
import type { eligibleLineTexts } from '../eligible-line-texts'
import type { UpgradeLine } from './group-lines'

type LineTexts = ReturnType<typeof eligibleLineTexts>

const debts = ({ installmentLoans, paymentInfo }: EligibleLine, texts: LineTexts): string[] => [
  ...installmentLoans.map(({ balance, monthsLeft }) => texts.owed(formatPrice(balance), monthsLeft)),
  ...(paymentInfo.arPastDueBalance > 0 ? [texts.pastDue(formatPrice(paymentInfo.arPastDueBalance))] : []),
]

const reason = ({ line, obstacle }: UpgradeLine, texts: LineTexts): string => {
  if (obstacle === undefined || obstacle === 'label') return line.equipmentUpgradeEligibility.upgradeEligibilityLabel
  return texts[obstacle]
}

/** How a line that is not simply ready may be upgraded all the same. */
const terms = ({ line, obstacle }: UpgradeLine, texts: LineTexts): string | undefined => {
  const { buyoutEligible, annualUpgradeEligible, edgeUpEligible } = line.equipmentUpgradeEligibility
  if (obstacle !== undefined) return undefined
  if (annualUpgradeEligible || edgeUpEligible) return texts.earlyUpgrade
  return buyoutEligible ? texts.buyout : undefined
}

/** A line as one of the choices: its number stays masked. */
export const lineRow = (entry: UpgradeLine, texts: LineTexts): RadioRow => {
  const { line, obstacle } = entry
  const device = line.equipmentInfos[0]?.deviceInfo.displayName
  return {
    value: line.mtnHashCode,
    label: `${line.nickName}, ${line.mtn}`,
    sublabel: (
      <>
        {[device, ...debts(line, texts)].filter(Boolean).join(' · ')}
        <br />
        {[reason(entry, texts), terms(entry, texts)].filter(Boolean).join(' ')}
      </>
    ),
    ...(obstacle !== undefined && { disabled: true }),
  }
}
