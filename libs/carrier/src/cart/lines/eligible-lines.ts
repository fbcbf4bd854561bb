import type { EligibleLine, Language } from '@soe/contracts'
import { groupEligibleLine } from '@soe/rules'
import { ServiceFault, type SessionState, type WorldDraft } from '@soe/world'
import { accountStateOf } from '../../domain/account/account'
import { ownerOf } from '../../domain/account/identity'
import type { AccountLine } from '../../personas/personas'
import { accountLines } from '../../domain/lines/account-lines'
import { viewEligibleLine } from './eligible-line-view'

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
