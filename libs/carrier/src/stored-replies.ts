import type { OperationKey } from '@soe/contracts'
import { StoredBody, type SessionState, type StoredReplyState, type WorldDraft } from '@soe/world'
import { isLive } from './domain/sessions/live-session'
import type { CallContext } from './operation/call-context'

type ReplyKey = Pick<CallContext, 'sessionId' | 'requestId'>

/** Replies stored for each session: more than any shopper retries. */
export const storedPerSession = 20

/** How long a first call may be retried, in milliseconds; after that its request id proves nothing. */
const firstCallWindow = 2 * 60_000

/** What a caller without a session is known by: the id of the request, which a retry repeats. */
export const anonymousId = (requestId = ''): string => `new/${requestId}`

/** The id of the reply to a request; undefined where the request has none to repeat. */
export const replyIdOf = ({ sessionId, requestId }: ReplyKey): string | undefined => {
  if (requestId === undefined) return undefined
  return sessionId === undefined ? anonymousId(requestId) : `${sessionId}/${requestId}`
}

/** The first call of a session may be retried with the cookies that it was given. */
const readReply = (draft: WorldDraft, { sessionId, requestId }: ReplyKey, id: string): StoredReplyState | undefined => {
  const first = draft.outcomes.get(anonymousId(requestId))
  return first?.sessionId === sessionId ? first : draft.outcomes.get(id)
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
  id = replyIdOf(context),
): StoredReplyState | undefined => {
  if (id === undefined) return undefined
  const stored = readReply(draft, context, id)
  if (stored?.operation !== key) return undefined
  return context.sessionId !== undefined || isJustMade(draft, stored.sessionId) ? stored : undefined
}

/** Stores the answer of a change under its id, so that a retry gets it again instead of a second change. */
export const storeReply = (
  draft: WorldDraft,
  id: string,
  key: OperationKey,
  session: SessionState,
  answer: unknown,
): StoredBody | undefined => {
  const current = draft.sessions.get(session.id)
  if (!current || current.endedBy) return undefined
  const { requestIds } = current
  const kept = requestIds.slice(Math.max(0, requestIds.length + 1 - storedPerSession))
  for (const gone of requestIds.slice(0, requestIds.length - kept.length)) draft.outcomes.delete(gone)
  const body = new StoredBody(answer)
  draft.outcomes.put({ id, operation: key, status: 200, body, sessionId: session.id })
  draft.sessions.put({ ...current, requestIds: kept.concat(id) })
  return body
}
