import { chooseAsGuest } from './lines/guest-choice'
import { processStepAnswer } from '../process-step/process-step'
import type { CarrierOperation } from '../operation/carrier-operation'

export const guestChoice: CarrierOperation<'cart.guestChoice'> = ({ draft, body, ...caller }) =>
  processStepAnswer(draft, chooseAsGuest(draft, caller, body))
