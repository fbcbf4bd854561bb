import { processStepAnswer } from '../process-step/process-step'
import { switchSim as switchSimOf } from './lines/sim'
import type { CarrierOperation } from '../operation/carrier-operation'

export const switchSim: CarrierOperation<'cart.switchSim'> = ({ draft, body, ...caller }) =>
  processStepAnswer(draft, switchSimOf(draft, caller, body))
