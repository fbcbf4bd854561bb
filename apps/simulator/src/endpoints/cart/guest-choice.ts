import { chooseAsGuest, processStepAnswer } from '@soe/world'
import type { Endpoint } from '../endpoint'

export const guestChoice: Endpoint<'cart.guestChoice'> = ({ draft, body, ...caller }) =>
  processStepAnswer(draft, chooseAsGuest(draft, caller, body))
