import { addDonation as addDonationOf, processStepAnswer } from '@soe/world'
import type { Endpoint } from '../endpoint'

export const addDonation: Endpoint<'cart.addDonation'> = ({ draft, body, ...caller }) =>
  processStepAnswer(draft, addDonationOf(draft, caller, body))
