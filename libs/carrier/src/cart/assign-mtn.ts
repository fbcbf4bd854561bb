import { assignNumber } from './lines/line-number'
import { processStepAnswer } from '../process-step/process-step'
import type { Endpoint } from '../operation'

export const assignMtn: Endpoint<'cart.assignMtn'> = ({ draft, body, ...caller }) =>
  processStepAnswer(draft, assignNumber(draft, caller, body))
