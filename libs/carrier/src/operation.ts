import type { AnswerOf, BodyOf, OperationKey, QueryOf } from '@soe/contracts'
import type { Caller } from './cart/access/cart-access'
import type { WorldDraft } from '@soe/world'

/** What an endpoint may use: the caller, what was asked, and the world as this call changes it. */
export interface Call<Key extends OperationKey> extends Caller {
  readonly draft: WorldDraft
  readonly body: BodyOf<Key>
  readonly query: QueryOf<Key>
}

/** Request → world → answer, synchronous and without branching; throws a fault where the answer is an error. */
export type Endpoint<Key extends OperationKey> = (call: Call<Key>) => AnswerOf<Key>
