import { findOperation, type OperationKey } from '@soe/contracts'
import {
  readStoredBody,
  RefusalFault,
  ServiceFault,
  type SessionState,
  type StoredBody,
  type WorldDraft,
} from '@soe/world'
import type { CallContext } from './operation/call-context'
import type { CarrierOperation, OperationCall } from './operation/carrier-operation'
import { checkAnswer, checkFault } from './operation/check-answer'
import { findStoredReply, replyIdOf, storeReply } from './stored-replies'
import { keepSession } from './domain/sessions/keep-session'
import { touchSession } from './domain/sessions/live-session'
import { newGuestSession } from './domain/sessions/new-session'

/** A call that has been identified, with its parsed request. */
export interface OperationRequest {
  readonly context: CallContext
  readonly body: unknown
  readonly query: unknown
}

export interface OperationResult {
  /** What the operation answers with status 200; it keeps the contract. */
  readonly answer: unknown
  /** The session that the call ran in, as it is after the call. */
  readonly session: SessionState
  /** The answer as it is stored for a retry. */
  readonly storedBody: StoredBody | undefined
  /** A retry, answered with what the first call got. */
  readonly isRepeat: boolean
}

/**
 * The caller's session, or a new guest's, which the draft doesn't hold yet. Neither a page's own call nor what is fetched
 * ahead extends it.
 */
export const sessionOfCall = (
  draft: WorldDraft,
  { sessionId, audience, isAhead }: Pick<CallContext, 'sessionId' | 'audience' | 'isAhead'>,
  isByItself = false,
): SessionState => {
  const found = sessionId === undefined ? undefined : draft.sessions.get(sessionId)
  if (!found) return newGuestSession(draft, audience)
  return isByItself || isAhead ? found : touchSession(draft, found)
}

/** Whether the page makes the call without being asked. */
export const isBackgroundCall = (key: OperationKey): boolean => findOperation(key).metadata.background === true

/** A change that drops its own session signs the browser out. */
const dropped = (session: SessionState): SessionState => ({ ...session, endedBy: 'sign-out' })

/** Checks that a fault is one that the operation declares, then throws it on. */
const throwDeclared = (key: OperationKey, error: unknown): never => {
  if (error instanceof ServiceFault || error instanceof RefusalFault) checkFault(key, error)
  throw error
}

/**
 * Session → stored reply → operation → answer check → the caller's language, on a draft that the caller commits or drops.
 * Throws a `ServiceFault` or `RefusalFault` where the answer is an error, and an `OffContractError`
 * where answer or error are not the contract's; the draft must be dropped then.
 */
export const runOperation = <Key extends OperationKey>(
  key: Key,
  operation: CarrierOperation<Key>,
  draft: WorldDraft,
  { context, body, query }: OperationRequest,
): OperationResult => {
  const isChange = findOperation(key).metadata.kind === 'change'
  const replyId = isChange ? replyIdOf(context) : undefined
  const stored = replyId === undefined ? undefined : findStoredReply(draft, context, key, replyId)
  const owner = stored ? { ...context, sessionId: stored.sessionId } : context
  const session = sessionOfCall(draft, owner, isBackgroundCall(key))
  if (stored) return { answer: readStoredBody(stored.body), storedBody: undefined, session, isRepeat: true }
  if (isChange) keepSession(draft, session)
  const { audience, channel, language } = context
  try {
    const answer = operation({ draft, session, audience, channel, language, body, query } as OperationCall<Key>)
    checkAnswer(key, answer)
    const storedBody = replyId === undefined ? undefined : storeReply(draft, replyId, key, session, answer)
    return {
      answer,
      storedBody,
      session: draft.sessions.get(session.id) ?? (isChange ? dropped(session) : session),
      isRepeat: false,
    }
  } catch (error) {
    return throwDeclared(key, error)
  }
}
