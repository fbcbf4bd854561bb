import { ownerOf } from '../account/identity'
import { assertNoScheduledOrder } from '../cases/records/case'
import type { CarrierOperation } from '../operation/carrier-operation'
import { processStepAnswer } from '../process-step/process-step'
import { changeAccessories } from './accessories/change-accessories'

export const addAccessories: CarrierOperation<'cart.addAccessories'> = ({ draft, body, ...caller }) => {
  assertNoScheduledOrder(draft, ownerOf(caller.session))
  return processStepAnswer(draft, changeAccessories(draft, caller, body))
}
