import type { CaseState, WorldDraft } from '@soe/world'
import { lockCart } from '../domain/cart/cart-lock'
import type { CarrierCommand } from './carrier-command'
import { named, optionalDuration, idsOf, unknownSubject } from './subjects'

/** The named case, or every case. */
const casesFor = (draft: WorldDraft, caseId: string | undefined): CaseState[] => {
  if (caseId === undefined) return draft.cases.values()
  const found = draft.cases.get(caseId)
  if (!found) throw unknownSubject('case', caseId, idsOf(draft.cases.values()))
  return [found]
}

/** The other channel holds the cart, and the shop is to resume the case once it lets go. */
export const handOverCase: CarrierCommand<'handOverCase'> = (draft, { caseId, channel, ttl }) => {
  const cases = casesFor(draft, named(caseId))
  for (const found of cases) {
    lockCart(draft, found.cartId, channel, optionalDuration(ttl))
    draft.cases.put({ ...found, triggerResumeCase: true })
  }
  return cases.length
}
