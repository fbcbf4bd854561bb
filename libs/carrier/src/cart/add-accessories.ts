import { changeAccessories } from './accessories/accessories'
import { processStepAnswer } from '../process-step/process-step'
import type { CarrierOperation } from '../operation/carrier-operation'

export const addAccessories: CarrierOperation<'cart.addAccessories'> = ({ draft, body, ...caller }) =>
  processStepAnswer(draft, changeAccessories(draft, caller, body))
