import { isErrorId, type ErrorId, type OperationKey } from '@soe/contracts'
import type { WorldDraft } from '@soe/world'

/** What is to happen to a call instead of, or after, what the carrier would do. */
export interface Verdict {
  /** Who ordered it. */
  readonly by: 'failNext'
  /** False: the operation does not run at all. */
  readonly commit: boolean
  readonly error?: ErrorId
  /** An HTTP status; 0 ends the connection without an answer. */
  readonly status?: number
}

/** Takes the failure that waits for this operation, once. Counting and choosing happen before anything else. */
export const decide = (draft: WorldDraft, operation: OperationKey): Verdict | undefined => {
  const failure = draft.failures.values().find(({ on }) => on === operation)
  if (!failure) return undefined
  draft.failures.delete(failure.id)
  return {
    by: 'failNext',
    commit: false,
    ...(failure.error !== undefined && isErrorId(failure.error) && { error: failure.error }),
    ...(failure.status !== undefined && { status: failure.status }),
  }
}
