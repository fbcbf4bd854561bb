import { processStepAnswer, switchSim as switchSimOf } from '@soe/world'
import type { Endpoint } from '../endpoint'

export const switchSim: Endpoint<'cart.switchSim'> = ({ draft, body, ...caller }) =>
  processStepAnswer(draft, switchSimOf(draft, caller, body))
