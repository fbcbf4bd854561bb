import type { FindingKind } from '../../judging/kinds'
import type { ErrorId, OperationKey } from '@soe/contracts'
import type { CallOptions } from '../../shopping/call'
import { exampleBody, exampleOf } from '../../shopping/examples'
import { fillCart } from '../../shopping/preparations'
import type { Shopper } from '../../shopping/shopper'

export type Request = Pick<CallOptions, 'body' | 'query'>

/** A request that is right in shape and that the declared state lets nobody grant. */
export interface Refusal {
  readonly name: string
  readonly key: OperationKey
  readonly request: Request
  /** Errors that are right in this state, or any where there are none; undefined where a backend may also do a part of it. */
  readonly legal?: readonly string[] | undefined
  /** The kind of the finding; `other-error` where undefined. */
  readonly kind?: FindingKind
  /** What is there before; the example's own state where it is true, nothing where undefined. */
  readonly prepared?: true | ((shopper: Shopper) => Promise<unknown>)
}

export const onEmptyCart = (key: OperationKey, ...legal: ErrorId[]): Refusal => ({
  name: 'with an empty cart',
  key,
  request: exampleOf(key),
  legal: ['1008', 'R1001', '899', '1022', ...legal],
})

export const nobody = 'nobody-knows-this'

/** The example with some of its fields changed, which only this error may answer. */
export const refused = (
  key: OperationKey,
  name: string,
  changed: Record<string, unknown>,
  error: ErrorId,
): Refusal => ({
  name,
  key,
  request: { body: exampleBody(key, changed) },
  legal: [error],
})

export const givenBefore = (key: OperationKey) => async (shopper: Shopper) => {
  await fillCart(shopper)
  await shopper.call(key, exampleOf(key))
}

/** No post office has it. */
export const noZipCode = '00000'
