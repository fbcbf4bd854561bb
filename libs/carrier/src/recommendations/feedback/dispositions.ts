import type { FeedbackState, WorldDraft } from '@soe/world'
import type { Caller } from '../../account/caller'
import { ownerOf } from '../../account/identity'

type Disposition = FeedbackState['responses'][number]['dispositionOptionId']

/** The caller's latest disposition of each proposition, by its `externalId`. */
export const dispositionsOf = (draft: WorldDraft, { session }: Caller): ReadonlyMap<string, Disposition> => {
  const owner = ownerOf(session)
  return new Map(
    draft.feedback
      .values()
      .filter((feedback) => feedback.owner === owner)
      .flatMap(({ responses }) => responses)
      .map(({ externalId, dispositionOptionId }) => [externalId, dispositionOptionId]),
  )
}
