import { currentStep } from './steps/current-step'
import type { CarrierOperation } from '../operation/carrier-operation'

export const landing: CarrierOperation<'landing.landing'> = ({ draft, body, ...caller }) =>
  currentStep(draft, caller, body)
