import { currentStep } from './steps/landing'
import type { Endpoint } from '../operation'

export const getProcessStep: Endpoint<'landing.getProcessStep'> = ({ draft, body, ...caller }) =>
  currentStep(draft, caller, body)
