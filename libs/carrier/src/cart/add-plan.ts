import { choosePlan } from './lines/line-plan'
import { processStepAnswer } from '../process-step/process-step'
import type { CarrierOperation } from '../operation/carrier-operation'

export const addPlan: CarrierOperation<'cart.addPlan'> = ({ draft, body, ...caller }) =>
  processStepAnswer(draft, choosePlan(draft, caller, body))
