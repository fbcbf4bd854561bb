import { isSameStep, processSteps } from '@soe/rules'
import type { CarrierOperation } from '../operation/carrier-operation'
import { processStepAnswer } from '../process-step/process-step'
import { existingCart, touchCart } from './access/cart-access'

/** Records that the shopper has been through a step; an unknown step is ignored. */
export const addStep: CarrierOperation<'cart.addStep'> = ({ draft, body, ...caller }) => {
  const cart = existingCart(draft, caller, body.cartInfo.cartId)
  const known = processSteps.filter((step) => isSameStep(step, body.processStep))
  const completedSteps = [...new Set([...cart.completedSteps, ...known])]
  return processStepAnswer(draft, touchCart(draft, { ...cart, completedSteps }))
}
