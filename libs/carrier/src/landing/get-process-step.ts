import { currentStep } from './steps/current-step'
import type { CarrierOperation } from '../operation/carrier-operation'

export const getProcessStep: CarrierOperation<'landing.getProcessStep'> = ({ draft, body, ...caller }) =>
  currentStep(draft, caller, body)
