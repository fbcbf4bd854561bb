import type { AnswerOf, BodyOf, OperationKey, QueryOf } from '@soe/contracts'
import type { WorldDraft } from '@soe/world'
import type { Reader } from './caller'

/** What an operation gets: the caller, the request, and the world as this call changes it. */
export interface OperationCall<in out Key extends OperationKey> extends Reader {
  readonly draft: WorldDraft
  readonly body: BodyOf<Key>
  readonly query: QueryOf<Key>
}

/** Request → change → answer, synchronously; throws a fault where the answer is an error. */
export type CarrierOperation<in out Key extends OperationKey> = (call: OperationCall<Key>) => AnswerOf<Key>

/** How the carrier says that it did what was asked. */
export const success = { serviceHeader: { statusCode: '00', statusMsg: 'SUCCESS' } } as const
