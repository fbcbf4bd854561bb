import type { AnswerOf, BodyOf, OperationKey, QueryOf } from '@soe/contracts'
import type { WorldDraft } from '@soe/world'
import type { Caller } from '../account/caller'

/** What an operation gets: the caller, the request, and the world as this call changes it. */
export interface OperationCall<in out Key extends OperationKey> extends Caller {
  readonly draft: WorldDraft
  readonly body: BodyOf<Key>
  readonly query: QueryOf<Key>
}

/** Request → change → answer, synchronously; throws a fault where the answer is an error. */
export type CarrierOperation<in out Key extends OperationKey> = (call: OperationCall<Key>) => AnswerOf<Key>
