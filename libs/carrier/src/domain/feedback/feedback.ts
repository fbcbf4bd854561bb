import { type FeedbackState, type WorldDraft, remember } from '@soe/world'
import type { Caller } from '../../operation/caller'
import { ownerOf } from '../account/identity'
import { keepSession } from '../sessions/keep-session'

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

type StoredResponse = FeedbackState['responses'][number]

/** A response to a chat has no `externalId`. */
type FeedbackResponse = Omit<StoredResponse, 'externalId'> & { readonly externalId?: string | undefined }

type FeedbackSource = Pick<FeedbackState, 'source' | 'pageContext' | 'category' | 'sessionId'>

/** The most feedback that a world stores; the oldest is dropped. */
const mostStored = 100

const toStored = ({
  propositionId,
  externalId = propositionId,
  dispositionOptionId,
}: FeedbackResponse): StoredResponse => ({ propositionId, externalId, dispositionOptionId })

/**
 * Stores the caller's feedback and returns the number of responses. A guest's session is stored too:
 * at sign-in the feedback goes to the account.
 */
export const storeFeedback = (
  draft: WorldDraft,
  { session }: Caller,
  source: FeedbackSource,
  responseList: readonly FeedbackResponse[],
): number => {
  keepSession(draft, session)
  const responses = responseList.map(toStored)
  remember(draft, 'feedback', mostStored, { at: draft.now, owner: ownerOf(session), ...source, responses })
  return responses.length
}
