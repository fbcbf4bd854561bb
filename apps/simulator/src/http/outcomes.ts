import type { OperationKey } from '@soe/contracts'
import { isLive } from '@soe/carrier'
import { type OutcomeState, type SessionState, type WorldDraft } from '@soe/world'
import type { CallContext } from './call-context'
import type { Outcome } from './reply-error'

/** Outcomes kept for each session: more than any shopper retries. */
export const keptPerSession = 20

/** How long a first call may be retried; after that its request id proves nothing. */
const firstCallWindow = 2 * 60_000

/** A first call has no session yet: its outcome is found by the request's own id. */
const firstCallId = (requestId: string) => `new/${requestId}`

const outcomeId = ({ sessionId }: CallContext, requestId: string) =>
  sessionId === undefined ? firstCallId(requestId) : `${sessionId}/${requestId}`

/** The first call of a session may be retried with the cookies that it was given. */
const findOutcome = (draft: WorldDraft, context: CallContext, requestId: string): OutcomeState | undefined => {
  const first = draft.outcomes.get(firstCallId(requestId))
  return first?.sessionId === context.sessionId ? first : draft.outcomes.get(outcomeId(context, requestId))
}

const isJustMade = (draft: WorldDraft, sessionId: string) => {
  const session = draft.sessions.get(sessionId)
  return session !== undefined && isLive(session, draft.now) && draft.now - session.createdAt < firstCallWindow
}

/** What the same request got before, with the session that it ran in. */
export const storedOutcome = (
  draft: WorldDraft,
  context: CallContext,
  key: OperationKey,
): (Outcome & { sessionId: string }) | undefined => {
  if (context.requestId === undefined) return undefined
  const stored = findOutcome(draft, context, context.requestId)
  if (stored?.operation !== key) return undefined
  return context.sessionId !== undefined || isJustMade(draft, stored.sessionId) ? stored : undefined
}

/** Keeps what a change answered, so that a retry gets it again instead of a second change. */
export const keepOutcome = (
  draft: WorldDraft,
  context: CallContext,
  key: OperationKey,
  session: SessionState,
  { status, body }: Outcome,
) => {
  const kept = draft.sessions.get(session.id)
  if (context.requestId === undefined || !kept || kept.endedBy) return
  const id = outcomeId(context, context.requestId)
  const ids = [...kept.requestIds, id]
  for (const old of ids.slice(0, -keptPerSession)) draft.outcomes.delete(old)
  draft.outcomes.put({ id, operation: key, status, body, sessionId: session.id })
  draft.sessions.put({ ...kept, requestIds: ids.slice(-keptPerSession) })
}
