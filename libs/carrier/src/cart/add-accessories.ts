import { ownerOf } from '../domain/account/identity'
import { assertNoScheduledOrder } from '../domain/cases/cases'
import type { CarrierOperation } from '../operation/carrier-operation'
import { processStepAnswer } from '../domain/process-step/process-step'
import { changeAccessories } from '../domain/accessories/change-accessories'

export const addAccessories: CarrierOperation<'cart.addAccessories'> = ({ draft, body, ...caller }) => {
  assertNoScheduledOrder(draft, ownerOf(caller.session))
  return processStepAnswer(draft, changeAccessories(draft, caller, body))
}
