import { choosePlan } from './lines/line-plan'
import { processStepAnswer } from '../process-step/process-step'
import type { Endpoint } from '../operation'

export const addPlan: Endpoint<'cart.addPlan'> = ({ draft, body, ...caller }) =>
  processStepAnswer(draft, choosePlan(draft, caller, body))
