import { choosePlan, processStepAnswer } from '@soe/world'
import type { Endpoint } from '../endpoint'

export const addPlan: Endpoint<'cart.addPlan'> = ({ draft, body, ...caller }) =>
  processStepAnswer(draft, choosePlan(draft, caller, body))
