import type { EligibleLine } from '@soe/contracts'
import { formatPrice, groupEligibleLine } from '@soe/rules'
import type { HubTexts } from '../hub-texts'

export interface LineState {
  action: 'upgrade' | 'restore' | 'pay' | 'why'
  title: string
  details: readonly string[]
}

const blockedTitle = (line: EligibleLine, texts: HubTexts): string | undefined => {
  const grouped = groupEligibleLine(line)
  if (grouped?.isDisabled) return texts.disabled
  if (line.simFreezeInfo.frozen) return texts.frozen
  return grouped?.group === 'ACTIVE_LOAN_GRACE_PERIOD' ? texts.grace : undefined
}

const standing = (line: EligibleLine, texts: HubTexts): Pick<LineState, 'action' | 'title'> => {
  const grouped = groupEligibleLine(line)
  const label = line.equipmentUpgradeEligibility.upgradeEligibilityLabel
  if (grouped?.isSuspended) return { action: 'restore', title: texts.suspended }
  const blocked = blockedTitle(line, texts)
  if (blocked !== undefined) return { action: 'why', title: blocked }
  const isReady = grouped?.group === 'LOAN' || grouped?.group === 'ELIGIBLE'
  if (isReady && line.paymentInfo.arPastDueBalance > 0) return { action: 'pay', title: texts.pastDueTitle }
  return isReady ? { action: 'upgrade', title: texts.ready } : { action: 'why', title: label }
}

const detailsOf = ({ installmentLoans, equipmentInfos, paymentInfo }: EligibleLine, texts: HubTexts): string[] => {
  const worth = equipmentInfos[0]?.deviceInfo.tradeInValue ?? 0
  return [
    ...installmentLoans.map(({ monthsLeft, balance }) => texts.paymentsLeft(monthsLeft, formatPrice(balance))),
    ...(worth > 0 ? [texts.worth(formatPrice(worth))] : []),
    ...(paymentInfo.arPastDueBalance > 0 ? [texts.pastDue(formatPrice(paymentInfo.arPastDueBalance))] : []),
  ]
}

/** What a customer may do next with a line of the account (the specification, commerce 4.9). */
export const lineState = (line: EligibleLine, texts: HubTexts): LineState => {
  const state = standing(line, texts)
  const details = state.action === 'restore' ? [texts.suspendedDetail] : detailsOf(line, texts)
  return { ...state, details }
}
