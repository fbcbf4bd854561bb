import { addDonation as addDonationOf } from './donation/donation'
import { processStepAnswer } from '../process-step/process-step'
import type { Endpoint } from '../operation'

export const addDonation: Endpoint<'cart.addDonation'> = ({ draft, body, ...caller }) =>
  processStepAnswer(draft, addDonationOf(draft, caller, body))
