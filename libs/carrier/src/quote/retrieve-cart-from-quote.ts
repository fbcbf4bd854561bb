import { assertNotLocked } from '../domain/cart/cart-lock'
import { takeSavedCart } from '../domain/cases/saved-carts'
import type { CarrierOperation } from '../operation/carrier-operation'
import { processStepAnswer } from '../domain/process-step/process-step'
import { quotedCart } from './quotes/quoted-cart'

export const retrieveCartFromQuote: CarrierOperation<'quote.retrieveCartFromQuote'> = ({ draft, body, ...caller }) => {
  const found = quotedCart(draft, caller, body)
  assertNotLocked(draft, found, caller.channel)
  return processStepAnswer(draft, takeSavedCart(draft, caller, found))
}
