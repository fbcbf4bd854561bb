import type { BodyOf } from '@soe/contracts'
import { isSameStep, processSteps } from '@soe/rules'
import { ServiceFault } from '@soe/world'
import type { CarrierOperation } from '../operation/carrier-operation'
import { processStepAnswer } from '../domain/process-step/process-step'
import { existingCart, touchCart } from '../domain/cart/cart-access'

/** A step that sets a PIN can't be completed without one; the carrier stores none. */
const assertPin = ({ processStep, accountPin }: BodyOf<'cart.addStep'>) => {
  if (!isSameStep(processStep, 'accountpin') || accountPin !== undefined) return
  const issue = 'accountPin must be four digits'
  throw new ServiceFault('INVALID_REQUEST', [{ field: 'accountPin', issue }], issue)
}

/** Records that the shopper has been through a step; an unknown step is ignored. */
export const addStep: CarrierOperation<'cart.addStep'> = ({ draft, body, ...caller }) => {
  assertPin(body)
  const cart = existingCart(draft, caller, body.cartInfo.cartId)
  const known = processSteps.filter((step) => isSameStep(step, body.processStep))
  const completedSteps = [...new Set([...cart.completedSteps, ...known])]
  return processStepAnswer(draft, touchCart(draft, { ...cart, completedSteps }))
}
