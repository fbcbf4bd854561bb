import type { EligibleLine, ProcessStepAnswer } from '@soe/contracts'
import { assignMtn, listEligibleLines } from '@soe/contracts/routes'
import { groupEligibleLine, isSameStep } from '@soe/rules'
import { callOnce, change, type Shop } from '@soe/shop-platform'
import { onlyLineTexts } from './only-line-texts'

/** Nothing is owed on it, and nothing stands in the way. */
const isReady = (line: EligibleLine): boolean => {
  const grouped = groupEligibleLine(line)
  return grouped?.group === 'ELIGIBLE' && !grouped.isSuspended && !grouped.isDisabled && !line.simFreezeInfo.frozen
}

/** The account's one line that is ready to upgrade, if it is the only one. */
export const onlyReadyLine = (lines: readonly EligibleLine[]): EligibleLine | undefined => {
  const [line, ...others] = lines.filter(isReady)
  return others.length === 0 ? line : undefined
}

/** An upgrade goes to the only line that is ready for one, and a notice leads to the others; else the page of lines asks. */
export const chooseOnlyLine = async (shop: Shop, answer: ProcessStepAnswer): Promise<ProcessStepAnswer> => {
  const { contextInfo, cartInfo } = answer.serviceBody.serviceResponse.context
  const { nextLine: lineId } = cartInfo
  if (!isSameStep(contextInfo.processStep, 'MTNSelectionPage') || lineId === undefined) return answer
  try {
    const { lines } = await callOnce(shop, listEligibleLines, { body: { cartInfo: {} } })
    const line = onlyReadyLine(lines)
    if (!line) return answer
    const number = { choice: 'existing', mtnHashCode: line.mtnHashCode } as const
    const assigned = await change(shop, assignMtn, { cartInfo: {}, lineId, number }, { refetch: false })
    const texts = onlyLineTexts(shop.language)
    shop.notices.show({
      type: 'info',
      text: texts.upgrading(line.nickName, line.mtn),
      action: { label: texts.otherLine, href: shop.pathOf('mdnselection') },
    })
    return assigned as ProcessStepAnswer
  } catch {
    return answer
  }
}
