import type { OperationKey } from '@soe/contracts'
import type { SessionState, StoredReplyState, WorldDraft } from '@soe/world'
import { isLive } from '../sessions/live-session'
import type { CallContext } from './call-context'

type ReplyKey = Pick<CallContext, 'sessionId' | 'requestId'>

/** Replies stored for each session: more than any shopper retries. */
export const storedPerSession = 20

/** How long a first call may be retried, in milliseconds; after that its request id proves nothing. */
const firstCallWindow = 2 * 60_000

/** What a caller without a session is known by: the id of the request, which a retry repeats. */
export const anonymousId = (requestId = ''): string => `new/${requestId}`

const replyId = ({ sessionId }: ReplyKey, requestId: string) =>
  sessionId === undefined ? anonymousId(requestId) : `${sessionId}/${requestId}`

/** The first call of a session may be retried with the cookies that it was given. */
const readReply = (draft: WorldDraft, context: ReplyKey, requestId: string): StoredReplyState | undefined => {
  const first = draft.outcomes.get(anonymousId(requestId))
  return first?.sessionId === context.sessionId ? first : draft.outcomes.get(replyId(context, requestId))
}

const isJustMade = (draft: WorldDraft, sessionId: string) => {
  const session = draft.sessions.get(sessionId)
  return session !== undefined && isLive(session, draft.now) && draft.now - session.createdAt < firstCallWindow
}

/** The reply that the same request got before, with the session that it ran in. */
export const findStoredReply = (
  draft: WorldDraft,
  context: ReplyKey,
  key: OperationKey,
): StoredReplyState | undefined => {
  if (context.requestId === undefined) return undefined
  const stored = readReply(draft, context, context.requestId)
  if (stored?.operation !== key) return undefined
  return context.sessionId !== undefined || isJustMade(draft, stored.sessionId) ? stored : undefined
}

/** Stores the answer of a change, so that a retry gets it again instead of a second change. */
export const storeReply = (
  draft: WorldDraft,
  context: ReplyKey,
  key: OperationKey,
  session: SessionState,
  answer: unknown,
) => {
  const current = draft.sessions.get(session.id)
  if (context.requestId === undefined || !current || current.endedBy) return
  const id = replyId(context, context.requestId)
  const ids = [...current.requestIds, id]
  for (const old of ids.slice(0, -storedPerSession)) draft.outcomes.delete(old)
  draft.outcomes.put({ id, operation: key, status: 200, body: answer, sessionId: session.id })
  draft.sessions.put({ ...current, requestIds: ids.slice(-storedPerSession) })
}
