import { currentStep } from '@soe/world'
import type { Endpoint } from '../endpoint'

export const landing: Endpoint<'landing.landing'> = ({ draft, body, ...caller }) => currentStep(draft, caller, body)
