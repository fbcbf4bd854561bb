import { completeStep } from './devices/cart'
import { processStepAnswer } from '../process-step/process-step'
import type { Endpoint } from '../operation'

export const addStep: Endpoint<'cart.addStep'> = ({ draft, body, ...caller }) =>
  processStepAnswer(draft, completeStep(draft, caller, body))
