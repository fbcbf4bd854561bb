import type { Source } from '../invariant/fact'
import type { SeenAnswer } from '../invariant/invariant'
import type { CheckoutDetails } from './checkout.schema'

/** Told by every answer that holds the whole cart. */
export const toldByCheckout = <Value>(
  tells: (details: CheckoutDetails, call: SeenAnswer) => Value | undefined,
): Source<Value> => ({
  tells: (call) => ('shipmentInfo' in call.answer ? tells(call.answer, call) : undefined),
})
