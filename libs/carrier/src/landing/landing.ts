import { currentStep } from './steps/landing'
import type { CarrierOperation } from '../operation/carrier-operation'

export const landing: CarrierOperation<'landing.landing'> = ({ draft, body, ...caller }) =>
  currentStep(draft, caller, body)
