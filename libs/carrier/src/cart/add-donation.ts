import { addDonation as addDonationOf } from './donation/donation'
import { processStepAnswer } from '../process-step/process-step'
import type { CarrierOperation } from '../operation/carrier-operation'

export const addDonation: CarrierOperation<'cart.addDonation'> = ({ draft, body, ...caller }) =>
  processStepAnswer(draft, addDonationOf(draft, caller, body))
