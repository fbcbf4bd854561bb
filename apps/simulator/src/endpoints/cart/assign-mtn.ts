import { assignNumber, processStepAnswer } from '@soe/world'
import type { Endpoint } from '../endpoint'

export const assignMtn: Endpoint<'cart.assignMtn'> = ({ draft, body, ...caller }) =>
  processStepAnswer(draft, assignNumber(draft, caller, body))
