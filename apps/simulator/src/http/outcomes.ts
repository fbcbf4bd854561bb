import type { OperationKey } from '@soe/contracts'
import type { SessionState, WorldDraft } from '@soe/world'
import type { CallContext } from './call-context'
import type { Outcome } from './reply-error'

/** Outcomes kept for each session: more than any shopper retries. */
const keptPerSession = 20

/** A first call has no session yet: its outcome is found by the request's own id. */
const outcomeId = ({ sessionId }: CallContext, requestId: string) => `${sessionId ?? 'new'}/${requestId}`

/** What the same request got before, with the session that it ran in. */
export const storedOutcome = (
  draft: WorldDraft,
  context: CallContext,
  key: OperationKey,
): (Outcome & { sessionId: string }) | undefined => {
  if (context.requestId === undefined) return undefined
  const stored = draft.outcomes.get(outcomeId(context, context.requestId))
  return stored?.operation === key ? stored : undefined
}

/** Keeps what a change answered, so that a retry gets it again instead of a second change. */
export const keepOutcome = (
  draft: WorldDraft,
  context: CallContext,
  key: OperationKey,
  session: SessionState,
  { status, body }: Outcome,
) => {
  if (context.requestId === undefined) return
  const id = outcomeId(context, context.requestId)
  const kept = draft.sessions.get(session.id) ?? session
  const ids = [...kept.requestIds, id]
  for (const old of ids.slice(0, -keptPerSession)) draft.outcomes.delete(old)
  draft.outcomes.put({ id, operation: key, status, body, sessionId: session.id })
  draft.sessions.put({ ...kept, requestIds: ids.slice(-keptPerSession) })
}
