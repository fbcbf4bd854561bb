import type { CartState, CaseState, WorldDraft } from '@soe/world'

/** Sets triggers of the cart's case; a cart whose case is gone stays as it is. */
export const markCase = (
  draft: WorldDraft,
  { caseId }: CartState,
  triggers: Partial<Pick<CaseState, 'triggerResumeCase' | 'triggerValidateCart'>>,
) => {
  const found = draft.cases.get(caseId)
  if (found) draft.cases.put({ ...found, ...triggers })
}
