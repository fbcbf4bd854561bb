import type { BodyOf } from '@soe/contracts'
import type { Caller } from '../../account/caller'
import { type WorldDraft, remember, type FeedbackState } from '@soe/world'
import { ownerOf } from '../../account/identity'
import { keepSession } from '../../sessions/session'

type RecommendationFeedback = Extract<BodyOf<'recommendations.pdm'>, { customerResponse: unknown }>
type ChatFeedback = BodyOf<'chat.livePersonSubmitfeedback'>
type Given = Pick<
  RecommendationFeedback['customerResponse']['responseList'][number],
  'propositionId' | 'dispositionOptionId'
> & { externalId?: string | undefined }

/** Feedback that a world remembers; the oldest goes first. */
const kept = 100

const responsesOf = (given: readonly Given[]): FeedbackState['responses'] =>
  given.map(({ propositionId, externalId = propositionId, dispositionOptionId }) => ({
    propositionId,
    externalId,
    dispositionOptionId,
  }))

/** A guest who has said something is someone: what was said goes along at the sign-in. */
const keep = (draft: WorldDraft, { session }: Caller, feedback: Omit<FeedbackState, 'id' | 'at' | 'owner'>) => {
  keepSession(draft, session)
  remember(draft, 'feedback', kept, { at: draft.now, owner: ownerOf(session), ...feedback })
  return feedback.responses.length
}

/** Remembers what became of recommendations; answers how many. */
export const keepRecommendationFeedback = (draft: WorldDraft, caller: Caller, body: RecommendationFeedback): number =>
  keep(draft, caller, {
    source: body.source,
    pageContext: body.pageContext ?? '',
    category: body.category ?? '',
    sessionId: body.nbxSessionId,
    responses: responsesOf(body.customerResponse.responseList),
  })

/** Remembers what became of an offered chat; answers how many. */
export const keepChatFeedback = (draft: WorldDraft, caller: Caller, body: ChatFeedback): number =>
  keep(draft, caller, {
    source: 'chatFeedback',
    pageContext: '',
    category: body.category,
    sessionId: body.sessionId,
    responses: responsesOf(body.responseList),
  })

/** What the caller made of each proposition last, by what it proposed. */
export const dispositionsOf = (draft: WorldDraft, { session }: Caller): ReadonlyMap<string, 81 | 82> => {
  const owner = ownerOf(session)
  return new Map(
    draft.feedback
      .values()
      .filter((feedback) => feedback.owner === owner)
      .flatMap(({ responses }) => responses)
      .map(({ externalId, dispositionOptionId }) => [externalId, dispositionOptionId]),
  )
}
