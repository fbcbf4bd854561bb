import { completeStep, processStepAnswer } from '@soe/world'
import type { Endpoint } from '../endpoint'

export const addStep: Endpoint<'cart.addStep'> = ({ draft, body, ...caller }) =>
  processStepAnswer(draft, completeStep(draft, caller, body))
