import { processStepAnswer } from '../process-step/process-step'
import { setE911Address } from './tax/e911-address'
import type { CarrierOperation } from '../operation/carrier-operation'

export const e911Address: CarrierOperation<'cart.e911Address'> = ({ draft, body, ...caller }) =>
  processStepAnswer(draft, setE911Address(draft, caller, body))
