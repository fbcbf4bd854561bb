import { currentStep } from './steps/landing'
import type { Endpoint } from '../operation'

export const landing: Endpoint<'landing.landing'> = ({ draft, body, ...caller }) => currentStep(draft, caller, body)
