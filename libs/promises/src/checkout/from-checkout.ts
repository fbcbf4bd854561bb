import type { Source } from '../promise/fact'
import type { SeenAnswer } from '../promise/invariant'
import { cartChanges } from './cart-changes'
import type { CheckoutDetails } from '@soe/contracts'

/** Read from every answer that holds the whole cart. */
export const fromCheckout = <Value>(
  select: (details: CheckoutDetails, call: SeenAnswer) => Value | undefined,
): Source<Value> => ({
  select: (call) => ('shipmentInfo' in call.answer ? select(call.answer, call) : undefined),
})

/** Pages of their own show a cart in ways of their own. */
export const isPlainView = (key: SeenAnswer['key']): boolean =>
  key === 'checkout.getCheckoutDetails' || cartChanges.includes(key)
