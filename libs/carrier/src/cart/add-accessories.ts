import { changeAccessories } from './accessories/accessories'
import { processStepAnswer } from '../process-step/process-step'
import type { Endpoint } from '../operation'

export const addAccessories: Endpoint<'cart.addAccessories'> = ({ draft, body, ...caller }) =>
  processStepAnswer(draft, changeAccessories(draft, caller, body))
