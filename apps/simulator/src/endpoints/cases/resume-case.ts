import { processStepAnswer, resumeCase as resumeCaseOf } from '@soe/world'
import type { Endpoint } from '../endpoint'

export const resumeCase: Endpoint<'cases.resumeCase'> = ({ draft, body, ...caller }) =>
  processStepAnswer(draft, resumeCaseOf(draft, caller, body))
