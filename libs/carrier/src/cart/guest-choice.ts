import { chooseAsGuest } from './lines/guest-choice'
import { processStepAnswer } from '../process-step/process-step'
import type { Endpoint } from '../operation'

export const guestChoice: Endpoint<'cart.guestChoice'> = ({ draft, body, ...caller }) =>
  processStepAnswer(draft, chooseAsGuest(draft, caller, body))
