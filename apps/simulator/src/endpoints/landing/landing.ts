import { currentStep } from '@soe/world'
import type { Endpoint } from '../endpoint'

export const landing: Endpoint<'landing.landing'> = ({ draft, ...caller }) => currentStep(draft, caller)
