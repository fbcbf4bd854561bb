import { currentStep } from '@soe/world'
import type { Endpoint } from '../endpoint'

export const getProcessStep: Endpoint<'landing.getProcessStep'> = ({ draft, body, ...caller }) =>
  currentStep(draft, caller, body)
