import { assignNumber } from './lines/line-number'
import { processStepAnswer } from '../process-step/process-step'
import type { CarrierOperation } from '../operation/carrier-operation'

export const assignMtn: CarrierOperation<'cart.assignMtn'> = ({ draft, body, ...caller }) =>
  processStepAnswer(draft, assignNumber(draft, caller, body))
