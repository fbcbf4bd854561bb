import { processStepAnswer, resumeCase as resumeCaseOf } from '@soe/world'
import type { Endpoint } from '../endpoint'

export const resumeCase: Endpoint<'cases.resumeCase'> = ({ draft, body, ...caller }) => {
  const { cart, step } = resumeCaseOf(draft, caller, body)
  return processStepAnswer(draft, cart, step)
}
