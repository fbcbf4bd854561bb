import { processStepAnswer } from '../process-step/process-step'
import { switchSim as switchSimOf } from './lines/sim'
import type { Endpoint } from '../operation'

export const switchSim: Endpoint<'cart.switchSim'> = ({ draft, body, ...caller }) =>
  processStepAnswer(draft, switchSimOf(draft, caller, body))
