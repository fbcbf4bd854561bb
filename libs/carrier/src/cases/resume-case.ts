import { processStepAnswer } from '../process-step/process-step'
import { resumeCase as resumeCaseOf } from '../cart/saved/saved-cart'
import type { CarrierOperation } from '../operation/carrier-operation'

export const resumeCase: CarrierOperation<'cases.resumeCase'> = ({ draft, body, ...caller }) => {
  const { cart, step } = resumeCaseOf(draft, caller, body)
  return processStepAnswer(draft, cart, step)
}
